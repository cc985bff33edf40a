import { ArrowLeft, CircleQuestionMark, EllipsisVertical, EyeOff, Maximize, Minimize, Settings2 } from 'lucide-react'
import { useTranslate } from '../../../language/useTranslate'
import type { Command } from '../../input/keys/shortcuts'
import { type Reader, type ReaderPhase, useReaderState } from '../../session/useReader'
import { hasSheetTab, type SheetControls } from '../sheets/sheets'
import type { Fullscreen } from '../useFullscreen'
import type { SliderProgress } from './PageSlider'
import { ReaderBottomToolbar } from './ReaderBottomToolbar'
import { ReaderButton } from './ReaderButton'
import styles from './ReaderToolbars.module.css'

interface Props {
  readonly reader: Reader
  readonly place: ReaderPhase
  readonly shown: boolean
  readonly placeAsked: number
  readonly title: string | undefined
  readonly detail?: string
  readonly incognito: boolean
  readonly fullscreen: Fullscreen
  readonly panels?: SheetControls
  readonly progress: SliderProgress | undefined
  readonly direction: 'ltr' | 'rtl'
  readonly perform: (deed: Command) => void
}

/** Toolbars above and below the page. Only the top one is shown when a book failed to open. */
export function ReaderToolbars({ reader, place, shown, placeAsked, progress, direction, ...top }: Props) {
  const neighbours = useReaderState(reader, snapshot => snapshot.context.neighbours)
  return (
    <>
      <TopBar {...top} shown={shown || place === 'failed'} onLeave={() => reader.send({ type: 'user.leave' })} />
      {place !== 'opening' && place !== 'failed' && (
        <ReaderBottomToolbar
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

/** Top toolbar: back button, title and menus. */
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
        <span key={deed} className={hasSheetTab(contents, deed) ? styles.desk : undefined}>
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
