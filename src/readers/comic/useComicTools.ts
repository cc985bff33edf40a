import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useAfterFirstPage } from '../session/useAfterFirstPage'
import type { Reader } from '../session/useReader'
import type { SettingRow } from '../settings/readerSettings'
import type { SheetControls } from '../ui/sheets/sheets'
import type { SliderProgress } from '../ui/toolbars/PageSlider'
import type { CommandRegistry } from './commandRegistry'

/** State of the comic tools shown by the reader frame, once they have loaded. */
export interface ComicToolsState {
  readonly settings?: readonly SettingRow[]
  readonly panels?: SheetControls
  /** Message that the current page is loading or has failed. */
  readonly trouble?: string
  readonly shows?: SliderProgress['shows']
}

export type SetComicTools = Dispatch<SetStateAction<ComicToolsState>>

/** Returns whether the comic tools should load: some time after the first page, or at the first input. */
export function useComicToolsNeeded(reader: Reader, desk: CommandRegistry): boolean {
  const later = useAfterFirstPage(reader)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const onKey = ({ key }: KeyboardEvent) => (/^([^ ]|Control)$/.test(key) ? want() : undefined)
    desk.onWanted = want
    window.addEventListener('pointerdown', want)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointerdown', want)
      window.removeEventListener('keydown', onKey)
    }
  }, [desk])
  return later || wanted
}
