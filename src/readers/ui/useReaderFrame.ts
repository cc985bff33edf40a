import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Command, Shortcut } from '../input/keys/shortcuts'
import { useCustomShortcuts } from '../input/keys/useCustomShortcuts'
import { useKeyboard } from '../input/keys/useKeyboard'
import { edgeZones, type ReadingMode, type TapZones } from '../input/tapZones'
import { useTapZones } from '../input/useTapZones'
import { type Reader, type ReaderPhase, readerPhaseOf, useReaderState } from '../session/useReader'
import type { SettingRow } from '../settings/readerSettings'
import { opensSheet, type SheetControls } from './sheets/sheets'
import type { SliderProgress } from './toolbars/PageSlider'
import { type Fullscreen, useFullscreen } from './useFullscreen'
import { useTransientMessage } from './useTransientMessage'

/** Controls for taps, and for input inside frames. */
export interface FrameControls {
  /** Runs a command. @param tapped  reading mode when a tap zone was used; shows feedback at the edge */
  readonly perform: (deed: Command, tapped?: ReadingMode) => void
  readonly onKey: (event: KeyboardEvent) => void
  /** For documents inside frames, whose mouse events do not reach the window: `mousedown`, `mouseup`, `auxclick`. */
  readonly onMouse: (event: MouseEvent) => void
  /** Returns the current tap zones. */
  readonly zones: () => TapZones
  /** Shows a message for a short time. */
  readonly say: (text: string) => void
}

/** Props of the reader frame. */
export interface ReaderFrameProps {
  readonly reader: Reader
  readonly title: string | undefined
  readonly detail?: string
  readonly incognito: boolean
  readonly shortcuts: readonly Shortcut[]
  /** Rows of the settings sheet, once they have loaded. */
  readonly settings?: readonly SettingRow[]
  /** Direction of the slider. */
  readonly direction: 'ltr' | 'rtl'
  readonly background: string
  readonly progress: SliderProgress | undefined
  readonly panels?: SheetControls
  /** Failure message announced instead of the position. */
  readonly trouble?: string
  /** Message shown once when it appears: the reading mode and its origin. */
  readonly notice?: string
  /** Closes an overlay of this kind of book. Returns false when there is none. */
  readonly onClose?: () => boolean
  /** Runs a command specific to this kind of book. Its result is shown as a message. */
  readonly onDeed: (deed: Command) => string | undefined
  /** Renders the page with the controls for taps and keys inside frames. */
  readonly children: (controls: FrameControls) => ReactNode
}

/** Reference to the mouse button listener, once loaded. */
export interface MouseButtonHandler {
  current: ((event: MouseEvent) => void) | undefined
}

/** Reference to the edge feedback, once loaded. Returns the icon of a command. */
export interface EdgeFeedbackState {
  current: ((deed: Command, tapped?: ReadingMode) => ReactNode) | undefined
}

/** State of the toolbars, sheets and messages around the page, with their controls. */
export interface ReaderFrameState {
  readonly place: ReaderPhase
  readonly bars: boolean
  /** Time of the last request to enter a position, in milliseconds; 0 before. */
  readonly placeAsked: number
  /** Time at which the focus last entered the toolbars by key, in milliseconds; 0 before. */
  readonly barsEntered: number
  /** Name of the open sheet. */
  readonly panel: string | undefined
  readonly hint: ReactNode
  readonly signs: EdgeFeedbackState
  readonly fullscreen: Fullscreen
  /** Shortcuts including the user's changes. */
  readonly keys: readonly Shortcut[]
  readonly mouse: MouseButtonHandler
  readonly perform: (deed: Command) => void
  readonly controls: FrameControls
  readonly closePanel: () => void
}

/** Manages toolbars, sheets and messages around the page. Commands specific to a kind of book are passed on. */
export function useReaderFrame({
  reader,
  shortcuts,
  notice,
  panels = {},
  onClose,
  onDeed,
}: ReaderFrameProps): ReaderFrameState {
  const place = useReaderState(reader, readerPhaseOf)
  const [bars, setBars] = useState(false)
  const [panel, setPanel] = useState<string>()
  const [placeAsked, setPlaceAsked] = useState(0)
  const [barsEntered, setBarsEntered] = useState(0)
  const signs: EdgeFeedbackState = useRef(undefined)
  const [hint, sign, say] = useSignedMessage(notice)
  const fullscreen = useFullscreen()
  const closePanel = () => setPanel(undefined)
  const common: CommonCommands = {
    ...turnCommands(reader),
    bars: () => setBars(shown => !shown),
    intoBars: () => {
      setBars(true)
      setBarsEntered(performance.now())
    },
    goToPlace: () => {
      setBars(true)
      setPlaceAsked(performance.now())
    },
    fullscreen: fullscreen.toggle,
    close: () => {
      if (panel) closePanel()
      else if (onClose?.()) return
      else if (bars) setBars(false)
      else reader.send({ type: 'user.leave' })
    },
  }
  const perform: FrameControls['perform'] = (deed, tapped) => {
    sign.current = signs.current?.(deed, tapped)
    const deedOfAll = common[deed]
    if (deedOfAll) deedOfAll()
    else if (opensSheet(deed, panels)) setPanel(deed)
    else say(onDeed(deed))
  }
  const keys = useCustomShortcuts(shortcuts)
  const onKey = useKeyboard(keys, perform)
  const mouse: MouseButtonHandler = useRef(undefined)
  const controls = useFrameControls(perform, onKey, say, mouse)
  return {
    place,
    bars,
    placeAsked,
    barsEntered,
    panel,
    hint,
    signs,
    fullscreen,
    keys,
    mouse,
    perform,
    controls,
    closePanel,
  }
}

type CommonCommands = Partial<Record<Command, () => void>>

const turnCommands = (reader: Reader): CommonCommands => ({
  next: () => reader.send({ type: 'user.next' }),
  previous: () => reader.send({ type: 'user.previous' }),
  scrollOn: () => scrollOrTurn(reader, 1, 'screen'),
  scrollBack: () => scrollOrTurn(reader, -1, 'screen'),
  lineOn: () => scrollOrTurn(reader, 1, 'line'),
  lineBack: () => scrollOrTurn(reader, -1, 'line'),
})

/** Returns the visible message, the icon that the next message gets, and the function that shows a message. */
function useSignedMessage(notice: ReactNode) {
  const [hint, showHint] = useTransientMessage(notice)
  const sign = useRef<ReactNode>(undefined)
  const say = useCallback(
    (text: string | undefined) => {
      showHint(text && sign.current ? [sign.current, text] : text)
      if (text) sign.current = undefined
    },
    [showHint],
  )
  return [hint, sign, say] as const
}

/** Returns controls that stay the same when only the handler changes. */
function useFrameControls(
  perform: FrameControls['perform'],
  onKey: FrameControls['onKey'],
  say: FrameControls['say'],
  mouse: MouseButtonHandler,
): FrameControls {
  const zones = useRef(edgeZones)
  zones.current = useTapZones()
  const latest = useRef(perform)
  latest.current = perform
  const steady = useCallback<typeof perform>((deed, tapped) => latest.current(deed, tapped), [])
  return useMemo(
    () => ({
      perform: steady,
      onKey,
      say,
      zones: () => zones.current,
      onMouse: event => mouse.current?.(event),
    }),
    [steady, onKey, say, mouse],
  )
}

function scrollOrTurn(reader: Reader, direction: 1 | -1, by: 'line' | 'screen') {
  const reading = readerPhaseOf(reader.actor.getSnapshot()) === 'reading'
  if (reading && reader.viewer()?.scroll(direction, by)) return
  reader.send({ type: direction === 1 ? 'user.next' : 'user.previous' })
}
