import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Emitter } from '../../preferences/emitter'
import type { ReaderCommand, ReaderShortcut } from '../input/keys/readerShortcuts'
import { useCustomShortcuts } from '../input/keys/useCustomShortcuts'
import { useKeyboardCommands } from '../input/keys/useKeyboardCommands'
import { defaultTapZones, type ReadingMode, type TapZoneResolver } from '../input/tapZones'
import { useTapZoneResolver } from '../input/useTapZoneResolver'
import {
  getReaderPhase,
  type ReaderController,
  type ReaderPhase,
  useReaderMachineSelector,
} from '../session/useReaderController'
import type { ReaderSettingDefinition } from '../settings/readerSettingDefinitions'
import { isReaderSheetName, type ReaderSheetsAndMenus } from './sheets/readerSheetAndMenuDefinitions'
import type { PageSliderPosition } from './toolbars/PageSlider'
import { type UseFullscreenResult, useFullscreen } from './useFullscreen'
import { useTransientMessage } from './useTransientMessage'

/** Functions that the reader provides to the component that shows the pages. */
export interface ReaderShellControls {
  /**
   * Runs a command. If a tap turns the page, also shows an arrow at the edge of the screen.
   * @param tapMode current reading mode if the command comes from a tap, otherwise undefined
   */
  readonly perform: (command: ReaderCommand, tapMode?: ReadingMode) => void
  readonly onKey: (event: KeyboardEvent) => void
  /**
   * Handles the events `mousedown`, `mouseup` and `auxclick` of a chapter in an iframe, because these events do not
   * reach the window.
   */
  readonly onMouse: (event: MouseEvent) => void
  readonly zones: () => TapZoneResolver
  readonly showMessage: (text: string) => void
}

export interface ReaderShellProps {
  readonly reader: ReaderController
  readonly title: string | undefined
  /** Text direction of the title. If undefined, the first letter of the title determines the direction. */
  readonly titleDirection?: 'ltr' | 'rtl' | undefined
  readonly detail?: string
  readonly incognito: boolean
  readonly shortcuts: readonly ReaderShortcut[]
  /** Settings for the settings sheet. Undefined while their code loads. */
  readonly settings?: readonly ReaderSettingDefinition[]
  readonly direction: 'ltr' | 'rtl'
  readonly background: string
  readonly progress: PageSliderPosition | undefined
  readonly sheetControls?: ReaderSheetsAndMenus
  /** Event after which the toolbars disappear. If undefined, only the user hides the toolbars. */
  readonly hideToolbarsAfter?: Emitter | undefined
  /**
   * Text about the current page while the page loads or after the page failed to load. If this text is set, screen
   * readers announce the text instead of the reading position.
   */
  readonly pageStatus?: string
  /**
   * Message that appears when a book opens. It contains the reading mode of the book, and where this mode comes from.
   * The message appears again when its text changes.
   */
  readonly notice?: string
  /** Closes a popover or similar overlay of the comic or EPUB reader. Returns false if no overlay is open. */
  readonly onClose?: () => boolean
  /** Runs a command of the comic or EPUB reader. Returns the message to show, or undefined to show no message. */
  readonly onCommand: (command: ReaderCommand) => string | undefined
  readonly children: (controls: ReaderShellControls) => ReactNode
}

/**
 * Ref with the function that handles mouse buttons. The value is undefined until the code of the function has loaded.
 * The value is also undefined while the setting `reader.mouseButtons` has its default value `browser`, with which the
 * mouse side buttons navigate in the browser history.
 */
export interface MouseButtonListenerRef {
  current: ((event: MouseEvent) => void) | undefined
}

/**
 * Ref with a function that runs at each command. The reader shows a message about the command, and the function returns
 * the icon of this message. If the command is a page turn by a tap, the function also shows an arrow. The value of the
 * ref is undefined until the code of the function has loaded.
 */
export interface PageTurnFeedbackRef {
  current: ((command: ReaderCommand, tapMode?: ReadingMode) => ReactNode) | undefined
}

export interface UseReaderShellStateResult {
  readonly phase: ReaderPhase
  readonly bars: boolean
  /** Time in milliseconds at which the user last ran the command `goToPosition`. Initially 0. */
  readonly goToRequestedAt: number
  /** Time in milliseconds at which the user last moved the focus into the toolbars by key. Initially 0. */
  readonly barsEntered: number
  readonly openSheet: string | undefined
  readonly message: ReactNode
  readonly edgeFeedback: PageTurnFeedbackRef
  readonly fullscreen: UseFullscreenResult
  readonly keys: readonly ReaderShortcut[]
  readonly mouse: MouseButtonListenerRef
  readonly perform: (command: ReaderCommand) => void
  readonly controls: ReaderShellControls
  readonly closeSheet: () => void
}

/**
 * Manages the toolbars, sheets and messages of the reader. Runs the common commands itself, and passes all others to
 * the comic or EPUB reader.
 */
export function useReaderShellState({
  reader,
  shortcuts,
  notice,
  sheetControls = {},
  onClose,
  onCommand,
}: ReaderShellProps): UseReaderShellStateResult {
  const phase = useReaderMachineSelector(reader, getReaderPhase)
  const { bars, hideBars, goToRequestedAt, barsEntered, toolbarCommands } = useToolbarState()
  const [openSheet, setOpenSheet] = useState<string>()
  const edgeFeedback: PageTurnFeedbackRef = useRef(undefined)
  const [message, commandIcon, showMessage] = useMessageWithIcon(notice)
  const fullscreen = useFullscreen()
  const closeSheet = () => setOpenSheet(undefined)
  const commonCommands: CommonCommands = {
    ...turnCommands(reader),
    ...toolbarCommands,
    fullscreen: fullscreen.toggle,
    close: () => {
      if (openSheet) closeSheet()
      else if (onClose?.()) return
      else if (bars) hideBars()
      else reader.send({ type: 'user.leave' })
    },
  }
  const perform: ReaderShellControls['perform'] = (command, tapMode) => {
    commandIcon.current = edgeFeedback.current?.(command, tapMode)
    const commonCommand = commonCommands[command]
    if (commonCommand) commonCommand()
    else if (isReaderSheetName(command, sheetControls)) setOpenSheet(command)
    else showMessage(onCommand(command))
  }
  const keys = useCustomShortcuts(shortcuts)
  const onKey = useKeyboardCommands(keys, perform)
  const mouse: MouseButtonListenerRef = useRef(undefined)
  const controls = useFrameControls(perform, onKey, showMessage, mouse)
  return {
    phase,
    bars,
    goToRequestedAt,
    barsEntered,
    openSheet,
    message,
    edgeFeedback,
    fullscreen,
    keys,
    mouse,
    perform,
    controls,
    closeSheet,
  }
}

type CommonCommands = Partial<Record<ReaderCommand, () => void>>

const turnCommands = (reader: ReaderController): CommonCommands => ({
  next: () => reader.send({ type: 'user.next' }),
  previous: () => reader.send({ type: 'user.previous' }),
  scrollForward: () => scrollOrTurn(reader, 1, 'screen'),
  scrollBack: () => scrollOrTurn(reader, -1, 'screen'),
  lineForward: () => scrollOrTurn(reader, 1, 'line'),
  lineBack: () => scrollOrTurn(reader, -1, 'line'),
})

/** Returns whether the toolbars are visible, and the commands that show, hide or focus the toolbars. */
function useToolbarState() {
  const [bars, setBars] = useState(false)
  const [goToRequestedAt, setGoToRequestedAt] = useState(0)
  const [barsEntered, setBarsEntered] = useState(0)
  const toolbarCommands: CommonCommands = {
    toggleToolbars: () => setBars(shown => !shown),
    focusToolbars: () => {
      setBars(true)
      setBarsEntered(performance.now())
    },
    goToPosition: () => {
      setBars(true)
      setGoToRequestedAt(performance.now())
    },
  }
  return { bars, hideBars: () => setBars(false), goToRequestedAt, barsEntered, toolbarCommands }
}

/**
 * Returns the visible message, a ref for an icon, and a function that shows a message. If the ref contains an icon, the
 * next message shows this icon. The function then removes the icon from the ref.
 */
function useMessageWithIcon(notice: ReactNode) {
  const [message, showTransient] = useTransientMessage(notice)
  const commandIcon = useRef<ReactNode>(undefined)
  const showMessage = useCallback(
    (text: string | undefined) => {
      showTransient(text && commandIcon.current ? [commandIcon.current, text] : text)
      if (text) commandIcon.current = undefined
    },
    [showTransient],
  )
  return [message, commandIcon, showMessage] as const
}

/**
 * Returns the functions that the reader provides to the component that shows the pages. The returned function `perform`
 * does not change between renders. It calls the `perform` parameter of the latest render.
 */
function useFrameControls(
  perform: ReaderShellControls['perform'],
  onKey: ReaderShellControls['onKey'],
  showMessage: ReaderShellControls['showMessage'],
  mouse: MouseButtonListenerRef,
): ReaderShellControls {
  const zones = useRef(defaultTapZones)
  zones.current = useTapZoneResolver()
  const latest = useRef(perform)
  latest.current = perform
  const stablePerform = useCallback<typeof perform>((command, tapMode) => latest.current(command, tapMode), [])
  return useMemo(
    () => ({
      perform: stablePerform,
      onKey,
      showMessage,
      zones: () => zones.current,
      onMouse: event => mouse.current?.(event),
    }),
    [stablePerform, onKey, showMessage, mouse],
  )
}

function scrollOrTurn(reader: ReaderController, direction: 1 | -1, by: 'line' | 'screen') {
  const isReading = getReaderPhase(reader.actor.getSnapshot()) === 'reading'
  if (isReading && reader.viewer()?.scroll(direction, by)) return
  reader.send({ type: direction === 1 ? 'user.next' : 'user.previous' })
}
