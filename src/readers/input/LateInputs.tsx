import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { readPreference } from '../../preferences/preferences'
import { useSetting } from '../settings/effectiveSettings'
import type { ReaderFrameState } from '../ui/useReaderFrame'
import { keyOfEvent } from './keys/shortcuts'

const TapZonesPreview = lazyComponent(() => import('./TapZonesPreview'), 'TapZonesPreview')

/**
 * Selector of focused elements from which the first arrow key starts spatial navigation: sheets that just opened, and
 * error messages.
 */
const walked = 'dialog:is([data-side], [data-walked]), main ~ [role="alert"] *'

type Props = Pick<ReaderFrameState, 'keys' | 'mouse' | 'bars' | 'barsEntered' | 'perform'>

/**
 * Connects less common inputs: gamepads, remote controls, mouse side buttons. The code of each loads when the input is
 * used.
 */
export function LateInputs({ keys, mouse, bars, barsEntered, perform }: Props) {
  const latest = useRef({ keys, bars, perform })
  latest.current = { keys, bars, perform }
  const [use] = useSetting('reader.mouseButtons')

  useEffect(() => {
    if (use === 'browser') return
    return laterStopped(
      import('./mouseCommands').then(({ mouseButtonEvents, mouseButtonListener }) => {
        const listen = mouseButtonListener(use, deed => latest.current.perform(deed))
        mouse.current = listen
        for (const type of mouseButtonEvents) window.addEventListener(type, listen)
        return () => {
          mouse.current = undefined
          for (const type of mouseButtonEvents) window.removeEventListener(type, listen)
        }
      }),
    )
  }, [use, mouse])

  const [walk, setWalk] = useState<{ readonly firstKey?: string }>()
  useEffect(() => {
    if (barsEntered > 0) setWalk({})
  }, [barsEntered])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const firstKey = keyOfEvent(event)
      if (firstKey?.startsWith('Arrow') && document.activeElement?.matches(walked)) setWalk({ firstKey })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!walk) return
    const closeBars = () => latest.current.bars && latest.current.perform('bars')
    return laterStopped(
      import('./spatialNavigation').then(({ moveFocusByArrow }) => moveFocusByArrow(closeBars, walk.firstKey)),
    )
  }, [walk])

  const hasPad = useGamepad()
  useEffect(() => {
    if (!hasPad) return
    return laterStopped(
      import('./gamepadCommands').then(({ watchGamepadCommands }) => watchGamepadCommands(() => latest.current)),
    )
  }, [hasPad])

  const [layout] = useSetting('reader.tapZones')
  const [inverted] = useSetting('reader.tapInvert')
  const [begunWith] = useState(() => `${readPreference('reader.tapZones')} ${readPreference('reader.tapInvert')}`)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (`${layout} ${inverted}` !== begunWith) setChanged(true)
  }, [layout, inverted, begunWith])
  return changed ? (
    <Suspense fallback={null}>
      <TapZonesPreview begunWith={begunWith} />
    </Suspense>
  ) : null
}

/** Returns whether a gamepad is connected. Browsers report it after its first button press. */
function useGamepad(): boolean {
  const [has, setHas] = useState(() => navigator.getGamepads?.().some(pad => pad !== null) ?? false)
  useEffect(() => {
    const find = () => setHas(navigator.getGamepads().some(pad => pad !== null))
    window.addEventListener('gamepadconnected', find)
    window.addEventListener('gamepaddisconnected', find)
    return () => {
      window.removeEventListener('gamepadconnected', find)
      window.removeEventListener('gamepaddisconnected', find)
    }
  }, [])
  return has
}

/** Returns a cleanup function for a listener that starts asynchronously, also when it starts after the cleanup. */
function laterStopped(begun: Promise<() => void>): () => void {
  let over = false
  let stop: (() => void) | undefined
  begun.then(
    made => {
      if (over) made()
      else stop = made
    },
    () => {},
  )
  return () => {
    over = true
    stop?.()
  }
}
