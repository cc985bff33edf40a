import {
  ArrowLeft,
  CircleQuestionMark,
  EllipsisVertical,
  EyeOff,
  Maximize,
  Minimize,
  Settings2,
  SkipBack,
  SkipForward,
} from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../language/useTranslate'
import { PageSlider, type Progress } from './PageSlider'
import type { Panels } from './panels'
import styles from './ReaderBars.module.css'
import { ReaderButton } from './ReaderButton'
import type { Deed } from './shortcuts'
import type { Fullscreen } from './useFullscreen'

interface TopProps {
  readonly shown: boolean
  readonly title: string
  readonly detail?: string
  readonly incognito: boolean
  readonly fullscreen: Fullscreen
  readonly panels?: Panels
  readonly onDeed: (deed: Deed) => void
  readonly onLeave: () => void
}

/** The bar over the page: the way back, what is read, the menus. */
export function ReaderTopBar({ shown, title, detail, incognito, fullscreen, panels = {}, onDeed, onLeave }: TopProps) {
  const t = useTranslate()
  const { contents, tools = [], more = [] } = panels
  return (
    <header className={styles.top} data-shown={shown} inert={!shown}>
      <ReaderButton icon={ArrowLeft} label={t('reader.back')} onClick={onLeave} pointing />
      <div className={styles.titles}>
        <h1 dir="auto">{title}</h1>
        {detail && <p dir="auto">{detail}</p>}
      </div>
      {incognito && (
        <span className={styles.incognito} title={t('reader.incognitoHint')}>
          <EyeOff size={18} strokeWidth={1.5} aria-hidden />
          <span>{t('reader.incognito')}</span>
        </span>
      )}
      {tools.map(({ deed, ...tool }) => (
        <ReaderButton key={deed} {...tool} onClick={() => onDeed(deed)} />
      ))}
      {contents && <ReaderButton icon={contents.icon} label={contents.label} onClick={() => onDeed('contents')} />}
      {fullscreen.supported && (
        <ReaderButton
          icon={fullscreen.on ? Minimize : Maximize}
          label={t('shortcut.fullscreen')}
          onClick={fullscreen.toggle}
        />
      )}
      <span className={styles.desk}>
        <ReaderButton icon={CircleQuestionMark} label={t('shortcut.help')} onClick={() => onDeed('help')} />
      </span>
      <ReaderButton icon={Settings2} label={t('shortcut.settings')} onClick={() => onDeed('settings')} />
      {more.length > 0 && (
        <ReaderButton icon={EllipsisVertical} label={t('shortcut.more')} onClick={() => onDeed('more')} />
      )}
    </header>
  )
}

interface BottomProps {
  readonly shown: boolean
  readonly progress: Progress
  readonly direction: 'ltr' | 'rtl'
  readonly previousBook?: () => void
  readonly nextBook?: () => void
}

/** The bar under the page: where one is, going elsewhere, the books before and behind. */
export function ReaderBottomBar({ shown, progress, direction, previousBook, nextBook }: BottomProps) {
  const t = useTranslate()
  return (
    <footer className={styles.bottom} data-shown={shown} inert={!shown}>
      <div className={styles.line} dir={direction}>
        <ReaderButton
          icon={SkipBack}
          label={t('reader.previousBook')}
          disabled={!previousBook}
          onClick={() => previousBook?.()}
          pointing
        />
        <PageSlider progress={progress} direction={direction} />
        <PlaceField key={progress.at} progress={progress} />
        <ReaderButton
          icon={SkipForward}
          label={t('reader.nextBook')}
          disabled={!nextBook}
          onClick={() => nextBook?.()}
          pointing
        />
      </div>
    </footer>
  )
}

/** The number of the place, which can be written over to go elsewhere. */
function PlaceField({ progress: { at, of, goTo } }: { progress: Progress }) {
  const t = useTranslate()
  const [text, setText] = useState(String(at))
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number.parseInt(text, 10)
    if (wanted >= 1 && wanted <= of) goTo(wanted)
    else setText(String(at))
  }
  return (
    <form className={styles.place} onSubmit={go} dir="ltr">
      <input
        inputMode="numeric"
        aria-label={t('reader.goTo', { count: of })}
        value={text}
        style={{ inlineSize: `${Math.max(2, String(of).length)}ch` }}
        onFocus={event => event.target.select()}
        onChange={event => setText(event.target.value)}
        onBlur={() => setText(String(at))}
      />
      <span aria-hidden>/ {of}</span>
    </form>
  )
}
