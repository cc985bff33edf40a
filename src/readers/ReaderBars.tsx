import { ArrowLeft, CircleQuestionMark, EllipsisVertical, EyeOff, Maximize, Minimize, Settings2 } from 'lucide-react'
import { useTranslate } from '../language/useTranslate'
import type { Progress } from './PageSlider'
import { hasTab, type Panels } from './panels'
import styles from './ReaderBars.module.css'
import { ReaderBottomBar } from './ReaderBottomBar'
import { ReaderButton } from './ReaderButton'
import type { Deed } from './shortcuts'
import type { Fullscreen } from './useFullscreen'
import { type Place, type Reader, useReaderState } from './useReader'

interface Props {
  readonly reader: Reader
  readonly place: Place
  readonly shown: boolean
  readonly placeAsked: number
  readonly title: string | undefined
  readonly detail?: string
  readonly incognito: boolean
  readonly fullscreen: Fullscreen
  readonly panels?: Panels
  readonly progress: Progress | undefined
  readonly direction: 'ltr' | 'rtl'
  readonly perform: (deed: Deed) => void
}

/** The bars over and under the page; where a book could not be opened the upper one stands by itself. */
export function ReaderBars({ reader, place, shown, placeAsked, progress, direction, ...top }: Props) {
  const neighbours = useReaderState(reader, snapshot => snapshot.context.neighbours)
  return (
    <>
      <TopBar {...top} shown={shown || place === 'failed'} onLeave={() => reader.send({ type: 'user.leave' })} />
      {place !== 'opening' && place !== 'failed' && (
        <ReaderBottomBar
          shown={shown}
          placeAsked={placeAsked}
          progress={progress}
          direction={direction}
          previousBook={neighbours?.previous && (() => reader.send({ type: 'user.openPrevious' }))}
          nextBook={neighbours?.next && (() => reader.send({ type: 'user.openNext' }))}
          perform={top.perform}
        />
      )}
    </>
  )
}

type TopProps = Omit<Props, 'reader' | 'place' | 'placeAsked' | 'progress' | 'direction'> & {
  readonly onLeave: () => void
}

/** The bar over the page: the way back, what is read, the menus. */
function TopBar({ shown, title, detail, incognito, fullscreen, panels = {}, perform, onLeave }: TopProps) {
  const t = useTranslate()
  const { contents, tools = [], more = [] } = panels
  return (
    <header className={styles.top} data-shown={shown} inert={!shown}>
      <ReaderButton icon={ArrowLeft} label={t('reader.back')} onClick={onLeave} pointing />
      <div className={styles.titles}>
        <h1 dir="auto">{title ?? ''}</h1>
        {detail && <p dir="auto">{detail}</p>}
        {incognito && (
          <span className={styles.incognito} title={t('reader.incognitoHint')}>
            <EyeOff size={18} strokeWidth={1.5} aria-hidden />
            <span>{t('reader.incognito')}</span>
          </span>
        )}
      </div>
      {tools.map(({ deed, ...tool }) => (
        <span key={deed} className={hasTab(contents, deed) ? styles.desk : undefined}>
          <ReaderButton {...tool} onClick={() => perform(deed)} />
        </span>
      ))}
      {contents && <ReaderButton icon={contents.icon} label={contents.label} onClick={() => perform('contents')} />}
      {fullscreen.supported && (
        <ReaderButton
          icon={fullscreen.on ? Minimize : Maximize}
          label={t('shortcut.fullscreen')}
          onClick={fullscreen.toggle}
        />
      )}
      <span className={styles.desk}>
        <ReaderButton icon={CircleQuestionMark} label={t('shortcut.help')} onClick={() => perform('help')} />
      </span>
      <ReaderButton icon={Settings2} label={t('shortcut.settings')} onClick={() => perform('settings')} />
      {more.length > 0 && (
        <ReaderButton icon={EllipsisVertical} label={t('shortcut.more')} onClick={() => perform('more')} />
      )}
    </header>
  )
}
