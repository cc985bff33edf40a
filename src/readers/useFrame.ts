import { useCallback, useMemo, useRef, useState } from 'react'
import type { FrameProps } from './ReaderFrame'
import type { Deed } from './shortcuts'
import { type Fullscreen, useFullscreen } from './useFullscreen'
import { useHint } from './useHint'
import { useKeys } from './useKeys'
import { type Place, placeOf, type Reader, useReaderState } from './useReader'

export type Panel = 'settings' | 'help' | 'contents'

/** What taps, and keys inside frames, shall do. */
export interface FrameControls {
  readonly perform: (deed: Deed) => void
  readonly onKey: (event: KeyboardEvent) => void
}

interface Frame {
  readonly place: Place
  readonly bars: boolean
  readonly panel: Panel | undefined
  readonly hint: string | undefined
  readonly fullscreen: Fullscreen
  readonly perform: (deed: Deed) => void
  readonly controls: FrameControls
  readonly closePanel: () => void
}

/** What is open around the page, and what each deed does; deeds of one kind of book go to its own. */
export function useFrame({ reader, shortcuts, notice, contents, onDeed }: FrameProps): Frame {
  const place = useReaderState(reader, placeOf)
  const [bars, setBars] = useState(false)
  const [panel, setPanel] = useState<Panel>()
  const [hint, showHint] = useHint(notice)
  const fullscreen = useFullscreen()
  const closePanel = () => setPanel(undefined)
  const close = () => {
    if (panel) closePanel()
    else if (bars) setBars(false)
    else reader.send({ type: 'user.leave' })
  }
  const common: Partial<Record<Deed, () => void>> = {
    next: () => reader.send({ type: 'user.next' }),
    previous: () => reader.send({ type: 'user.previous' }),
    scrollOn: () => scrollOrTurn(reader, 1, 'screen'),
    scrollBack: () => scrollOrTurn(reader, -1, 'screen'),
    lineOn: () => scrollOrTurn(reader, 1, 'line'),
    lineBack: () => scrollOrTurn(reader, -1, 'line'),
    bars: () => setBars(shown => !shown),
    fullscreen: fullscreen.toggle,
    settings: () => setPanel('settings'),
    help: () => setPanel('help'),
    contents: () => contents && setPanel('contents'),
    close,
  }
  const perform = (deed: Deed) => {
    const deedOfAll = common[deed]
    if (deedOfAll) deedOfAll()
    else showHint(onDeed(deed))
  }
  const onKey = useKeys(shortcuts, perform)
  const latest = useRef(perform)
  latest.current = perform
  const steady = useCallback((deed: Deed) => latest.current(deed), [])
  const controls = useMemo(() => ({ perform: steady, onKey }), [steady, onKey])
  return { place, bars, panel, hint, fullscreen, perform, controls, closePanel }
}

function scrollOrTurn(reader: Reader, direction: 1 | -1, by: 'line' | 'screen') {
  const reading = placeOf(reader.actor.getSnapshot()) === 'reading'
  if (reading && reader.viewer()?.scroll(direction, by)) return
  reader.send({ type: direction === 1 ? 'user.next' : 'user.previous' })
}
