import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './ReaderSheetTabs.module.css'
import type { ContentsSheetTab } from './readerSheetAndMenuDefinitions'

interface Props {
  readonly label: string
  readonly tabs: readonly ContentsSheetTab[]
  /**
   * Name of the tab to show first. If no tab has this name, the tab that the user last opened is shown, or the first
   * tab.
   */
  readonly initialTab: string
  readonly close: () => void
}

const lastTabBySheet = new Map<string, string>()

const ARROW_STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs of a sheet. If there is only a single tab, its content is shown without a tab bar. */
export function ReaderSheetTabs({ label, tabs, initialTab, close }: Props) {
  const [selected, setSelected] = useState(initialTab)
  useEffect(() => setSelected(initialTab), [initialTab])
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const findTab = (name: string | undefined) => tabs.find(tab => tab.name === name)
  const tab = findTab(selected) ?? findTab(lastTabBySheet.get(label)) ?? tabs[0]
  if (!tab) return null
  if (tabs.length === 1) return tab.view(close)

  const select = (name: string) => {
    lastTabBySheet.set(label, name)
    setSelected(name)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROW_STEPS[event.key]
    if (!step || !list.current) return
    event.preventDefault()
    const forward = list.current.matches(':dir(rtl)') ? -step : step
    const next = tabs[(tabs.indexOf(tab) + forward + tabs.length) % tabs.length]
    if (!next) return
    select(next.name)
    list.current.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.name)}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            data-tab={name}
            aria-controls={`${id}view`}
            aria-selected={name === tab.name}
            tabIndex={name === tab.name ? 0 : -1}
            onClick={() => select(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div key={tab.name} id={`${id}view`} role="tabpanel" aria-labelledby={`${id}${tab.name}`} className={styles.view}>
        {tab.view(close)}
      </div>
    </>
  )
}
