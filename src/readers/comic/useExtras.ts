import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { Progress } from '../PageSlider'
import type { Panels } from '../panels'
import type { SettingRow } from '../readerSettings'
import { useAfterFirstPage } from '../useAfterFirstPage'
import type { Reader } from '../useReader'
import type { Desk } from './desk'

/** What is added around the page once it is fetched. */
export interface Extras {
  readonly settings?: readonly SettingRow[]
  readonly panels?: Panels
  /** That the page one is at is not there yet, or cannot be shown. */
  readonly trouble?: string
  readonly shows?: Progress['shows']
}

export type SetExtras = Dispatch<SetStateAction<Extras>>

/** Whether all that is not needed for the first page is wanted by now: some time later, or at the first sign. */
export function useWanted(reader: Reader, desk: Desk): boolean {
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
