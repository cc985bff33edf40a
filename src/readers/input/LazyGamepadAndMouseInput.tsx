import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { readPreference } from '../../preferences/preferenceStore'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import type { UseReaderShellStateResult } from '../ui/useReaderShellState'
import { getShortcutKeyOfEvent } from './keys/readerShortcuts'

const TapZonesPreview = lazyComponent(() => import('./TapZonesPreview'), 'TapZonesPreview')

/**
 * CSS selector of sheets, the dictionary popover, and elements in error messages. If a matching element has the focus,
 * an arrow key starts the mode in which arrow keys move the focus between buttons. A sheet has the focus when it opens.
 */
const ARROW_NAVIGATION_SELECTOR = 'dialog:is([data-side], [data-arrow-navigation]), main ~ [role="alert"] *'

type Props = Pick<UseReaderShellStateResult, 'keys' | 'mouse' | 'bars' | 'barsEntered' | 'perform'>

/**
 * Connects gamepads, remote controls and mouse side buttons. The code for gamepads and the code for remote controls
 * load when the user first uses such a device. Also shows a preview of the tap zones after the user has changed them.
 */
export function LazyGamepadAndMouseInput({ keys, mouse, bars, barsEntered, perform }: Props) {
  const latest = useRef({ keys, bars, perform })
  latest.current = { keys, bars, perform }
  useMouseButtonCommands(mouse, latest)
  useArrowKeyNavigation(barsEntered, latest)
  useGamepadCommands(latest)
  return <ChangedTapZonesPreview />
}

type LatestCommands = RefObject<Pick<Props, 'keys' | 'bars' | 'perform'>>

function useMouseButtonCommands(mouse: Props['mouse'], latest: LatestCommands): void {
  const [mouseButtonMode] = useReaderSetting('reader.mouseButtons')
  useEffect(() => {
    if (mouseButtonMode === 'browser') return
    return stopWhenStarted(
      import('./mouseButtonCommands').then(({ mouseSideButtonEventTypes, createMouseSideButtonListener }) => {
        const listen = createMouseSideButtonListener(mouseButtonMode, command => latest.current.perform(command))
        mouse.current = listen
        for (const type of mouseSideButtonEventTypes) window.addEventListener(type, listen)
        return () => {
          mouse.current = undefined
          for (const type of mouseSideButtonEventTypes) window.removeEventListener(type, listen)
        }
      }),
    )
  }, [mouseButtonMode, mouse, latest])
}

/**
 * Adds a mode in which arrow keys move the focus between buttons. The mode starts when the user presses a key that
 * moves the focus into the toolbars, or presses an arrow key in a sheet or error message.
 */
function useArrowKeyNavigation(barsEntered: number, latest: LatestCommands): void {
  const [arrowNavigation, setArrowNavigation] = useState<{ readonly firstKey?: string }>()
  useEffect(() => {
    if (barsEntered > 0) setArrowNavigation({})
  }, [barsEntered])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const firstKey = getShortcutKeyOfEvent(event)
      if (firstKey?.startsWith('Arrow') && document.activeElement?.matches(ARROW_NAVIGATION_SELECTOR))
        setArrowNavigation({ firstKey })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!arrowNavigation) return
    const closeBars = () => latest.current.bars && latest.current.perform('toggleToolbars')
    return stopWhenStarted(
      import('./spatialNavigation').then(({ startArrowKeyNavigation }) =>
        startArrowKeyNavigation(closeBars, arrowNavigation.firstKey),
      ),
    )
  }, [arrowNavigation, latest])
}

function useGamepadCommands(latest: LatestCommands): void {
  const hasGamepad = useHasGamepad()
  useEffect(() => {
    if (!hasGamepad) return
    return stopWhenStarted(
      import('./routeGamepadCommands').then(({ routeGamepadCommands }) => routeGamepadCommands(() => latest.current)),
    )
  }, [hasGamepad, latest])
}

function ChangedTapZonesPreview() {
  const [layout] = useReaderSetting('reader.tapZones')
  const [inverted] = useReaderSetting('reader.tapInvert')
  const [initialLayout] = useState(() => `${readPreference('reader.tapZones')} ${readPreference('reader.tapInvert')}`)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (`${layout} ${inverted}` !== initialLayout) setChanged(true)
  }, [layout, inverted, initialLayout])
  return changed ? (
    <Suspense fallback={null}>
      <TapZonesPreview initialLayout={initialLayout} />
    </Suspense>
  ) : null
}

/** Returns whether a gamepad is connected. Browsers report a gamepad only after the user has pressed a button. */
function useHasGamepad(): boolean {
  const [isConnected, setIsConnected] = useState(() => navigator.getGamepads?.().some(pad => pad !== null) ?? false)
  useEffect(() => {
    const update = () => setIsConnected(navigator.getGamepads().some(pad => pad !== null))
    window.addEventListener('gamepadconnected', update)
    window.addEventListener('gamepaddisconnected', update)
    return () => {
      window.removeEventListener('gamepadconnected', update)
      window.removeEventListener('gamepaddisconnected', update)
    }
  }, [])
  return isConnected
}

/**
 * Returns a function that stops a listener. The returned function can be called while the code of the listener is still
 * loading. In this case, the listener stops as soon as it has started.
 * @param starting resolves to a function that stops the listener
 */
function stopWhenStarted(starting: Promise<() => void>): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  starting.then(
    started => {
      if (isStopped) started()
      else stop = started
    },
    () => {},
  )
  return () => {
    isStopped = true
    stop?.()
  }
}
