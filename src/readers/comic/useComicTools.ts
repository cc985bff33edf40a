import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useAfterFirstPage } from '../session/useAfterFirstPage'
import type { Reader } from '../session/useReader'
import type { SettingRow } from '../settings/readerSettings'
import type { SheetControls } from '../ui/sheets/sheets'
import type { SliderProgress } from '../ui/toolbars/PageSlider'
import type { CommandRegistry } from './commandRegistry'

/** What is added around the page once it is fetched. */
export interface ComicToolsState {
  readonly settings?: readonly SettingRow[]
  readonly panels?: SheetControls
  /** That the page one is at is not there yet, or cannot be shown. */
  readonly trouble?: string
  readonly shows?: SliderProgress['shows']
}

export type SetComicTools = Dispatch<SetStateAction<ComicToolsState>>

/** Whether all that is not needed for the first page is wanted by now: some time later, or at the first sign. */
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
