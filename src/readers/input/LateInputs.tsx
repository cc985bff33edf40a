import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../components/loading/lazyComponent'
import { readPreference } from '../../preferences/preferences'
import { useSetting } from '../settings/effectiveSettings'
import type { ReaderFrameState } from '../ui/useReaderFrame'
import { keyOfEvent } from './keys/shortcuts'

const TapZonesPreview = lazyComponent(() => import('./TapZonesPreview'), 'TapZonesPreview')

/** With the focus on these an arrow walks from the first press on: sheets that just opened, why a book cannot be shown. */
const walked = 'dialog:is([data-side], [data-walked]), main ~ [role="alert"] *'

type Props = Pick<ReaderFrameState, 'keys' | 'mouse' | 'bars' | 'barsEntered' | 'perform'>

/** Ways to read that few people have: gamepads, remote controls, buttons at the side of a mouse; each is fetched when it is there. */
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

  const [walk, setWalk] = useState<{ readonly first?: string }>()
  useEffect(() => {
    if (barsEntered > 0) setWalk({})
  }, [barsEntered])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const first = keyOfEvent(event)
      if (first?.startsWith('Arrow') && document.activeElement?.matches(walked)) setWalk({ first })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!walk) return
    const closeBars = () => latest.current.bars && latest.current.perform('bars')
    return laterStopped(
      import('./spatialNavigation').then(({ moveFocusByArrow }) => moveFocusByArrow(closeBars, walk.first)),
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

/** Whether a gamepad is connected; browsers say so after its first button. */
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

/** Stops what begins once it is fetched, also when that is later. */
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
