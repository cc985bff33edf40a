import {
  ArrowLeft,
  CircleQuestionMark,
  CloudAlert,
  EllipsisVertical,
  EyeOff,
  type LucideIcon,
  Maximize,
  Minimize,
  Settings2,
} from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { Emitter } from '../../../preferences/emitter'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import { useHasUnsentProgress } from '../../progress/useHasUnsentProgress'
import { type ReaderController, type ReaderPhase, useReaderMachineSelector } from '../../session/useReaderController'
import { hasContentsTab, type ReaderSheetsAndMenus } from '../sheets/readerSheetAndMenuDefinitions'
import type { UseFullscreenResult } from '../useFullscreen'
import type { PageSliderPosition } from './PageSlider'
import { ReaderBottomToolbar } from './ReaderBottomToolbar'
import { ReaderIconButton } from './ReaderIconButton'
import styles from './ReaderToolbars.module.css'

interface Props {
  readonly reader: ReaderController
  readonly phase: ReaderPhase
  readonly shown: boolean
  readonly goToRequestedAt: number
  readonly title: string | undefined
  readonly titleDirection?: 'ltr' | 'rtl' | undefined
  readonly detail?: string
  readonly incognito: boolean
  readonly fullscreen: UseFullscreenResult
  readonly sheetControls?: ReaderSheetsAndMenus
  readonly hideToolbarsAfter?: Emitter | undefined
  readonly progress: PageSliderPosition | undefined
  readonly direction: 'ltr' | 'rtl'
  readonly perform: (command: ReaderCommand) => void
}

/**
 * Toolbars above and below the page. While the book opens, and if it could not be opened, there is no bottom toolbar.
 */
export function ReaderToolbars(props: Props) {
  const { reader, phase, shown, goToRequestedAt, hideToolbarsAfter, progress, direction, ...top } = props
  const neighbors = useReaderMachineSelector(reader, snapshot => snapshot.context.neighbors)
  const header = useRef<HTMLElement>(null)
  useFocusReaderWhenHidden(header, shown)
  const hasUnsentProgress = useHasUnsentProgress(reader)
  useHideAfter(hideToolbarsAfter, shown, top.perform)
  return (
    <>
      <TopToolbar
        {...top}
        hasUnsentProgress={hasUnsentProgress}
        header={header}
        shown={shown || phase === 'failed'}
        onLeave={() => reader.send({ type: 'user.leave' })}
      />
      {phase !== 'opening' && phase !== 'failed' && (
        <ReaderBottomToolbar
          shown={shown}
          goToRequestedAt={goToRequestedAt}
          progress={progress}
          direction={direction}
          previousBook={neighbors?.previous && (() => reader.send({ type: 'user.openPrevious' }))}
          nextBook={neighbors?.next && (() => reader.send({ type: 'user.openNext' }))}
          perform={top.perform}
        />
      )}
    </>
  )
}

/** Hides the visible toolbars when `event` is emitted. */
function useHideAfter(event: Emitter | undefined, shown: boolean, perform: Props['perform']): void {
  useLayoutEffect(() => {
    if (!shown) return undefined
    const unsubscribe = event?.subscribe(() => {
      // If `event` is emitted again before the next render, a second `toggleToolbars` would show the toolbars again.
      unsubscribe?.()
      perform('toggleToolbars')
    })
    return unsubscribe
  }, [event, shown, perform])
}

/**
 * Moves the focus to the reader element if the toolbars become hidden while a toolbar button has the focus. Hidden
 * toolbars are inert, so the browser would otherwise remove the focus.
 */
function useFocusReaderWhenHidden(header: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isLost = !activeElement || activeElement === body || activeElement.closest('[inert]')
    if (!shown && isLost) header.current?.parentElement?.focus({ preventScroll: true })
  }, [header, shown])
}

type TopToolbarProps = Pick<
  Props,
  'shown' | 'title' | 'titleDirection' | 'detail' | 'incognito' | 'fullscreen' | 'sheetControls' | 'perform'
> & {
  readonly header: RefObject<HTMLElement | null>
  readonly hasUnsentProgress: boolean
  readonly onLeave: () => void
}

function TopToolbar({
  header,
  shown,
  title,
  titleDirection,
  detail,
  incognito,
  hasUnsentProgress,
  fullscreen,
  sheetControls = {},
  perform,
  onLeave,
}: TopToolbarProps) {
  const t = useTranslate()
  const { contents, toolbarItems = [], menuItems = [] } = sheetControls
  return (
    <header
      ref={header}
      className={styles.top}
      data-shown={shown}
      data-crowded={toolbarItems.length > 2}
      inert={!shown}
    >
      <ReaderIconButton icon={ArrowLeft} label={t('reader.back')} onClick={onLeave} pointing />
      <div className={styles.titles}>
        <h1 dir={titleDirection ?? 'auto'}>{title ?? ''}</h1>
        {detail && <p dir="auto">{detail}</p>}
        {incognito && <ProgressLabel icon={EyeOff} text={t('reader.incognito')} hint={t('reader.incognitoHint')} />}
        {hasUnsentProgress && <ProgressLabel icon={CloudAlert} text={t('reader.progressNotSent')} />}
      </div>
      {toolbarItems.map(({ command, ...buttonProps }) => (
        <span key={command} className={hasContentsTab(contents, command) ? styles.wideOnly : undefined}>
          <ReaderIconButton {...buttonProps} onClick={() => perform(command)} />
        </span>
      ))}
      {contents && <ReaderIconButton icon={contents.icon} label={contents.label} onClick={() => perform('contents')} />}
      {fullscreen.supported && (
        <ReaderIconButton
          icon={fullscreen.on ? Minimize : Maximize}
          label={t('shortcut.fullscreen')}
          onClick={fullscreen.toggle}
        />
      )}
      <span className={styles.wideOnly}>
        <ReaderIconButton icon={CircleQuestionMark} label={t('shortcut.help')} onClick={() => perform('help')} />
      </span>
      <ReaderIconButton icon={Settings2} label={t('shortcut.settings')} onClick={() => perform('settings')} />
      {menuItems.length > 0 && (
        <ReaderIconButton
          icon={EllipsisVertical}
          label={t('shortcut.overflowMenu')}
          onClick={() => perform('overflowMenu')}
        />
      )}
    </header>
  )
}

/** Label for a book whose reading progress is not saved or not sent. In narrow windows, only its icon is visible. */
const ProgressLabel = ({ icon: Icon, text, hint = text }: { icon: LucideIcon; text: string; hint?: string }) => (
  <span className={styles.progressLabel} title={hint}>
    <Icon size={18} strokeWidth={1.5} aria-hidden />
    <span>{text}</span>
  </span>
)
