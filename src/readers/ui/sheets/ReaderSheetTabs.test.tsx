import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runGamepadCommandInSheet, startArrowKeyNavigation } from '../../input/spatialNavigation'
import { ReaderSheetTabs } from './ReaderSheetTabs'

const tabs = ['Chapters', 'Bookmarks', 'Search'].map(label => ({
  name: label.toLowerCase(),
  label,
  view: () => <button type="button">{label} entry</button>,
}))
let stop = () => {}

beforeEach(() => {
  render(
    <dialog open>
      <ReaderSheetTabs label="Contents" tabs={tabs} initialTab="chapters" close={() => undefined} />
    </dialog>,
  )
  screen.getAllByRole('tab').forEach((tab, index) => {
    const box = { left: index * 100, right: index * 100 + 90, top: 0, bottom: 40 } as DOMRect
    tab.getBoundingClientRect = () => box
    tab.getClientRects = () => [box] as unknown as DOMRectList
  })
  screen.getByRole('tab', { name: 'Chapters' }).focus()
})
afterEach(() => stop())

test('the direction buttons of a gamepad reach each tab, and its first button opens the tab', async () => {
  const sheet = screen.getByRole<HTMLDialogElement>('dialog')
  runGamepadCommandInSheet(sheet, { key: 'ArrowRight' })
  runGamepadCommandInSheet(sheet, { key: 'ArrowRight' })
  runGamepadCommandInSheet(sheet, { command: 'next' })
  expect(await screen.findByRole('button', { name: 'Search entry' })).toBeTruthy()
})

test('the arrow keys of a remote control reach each tab, and Enter opens the tab', async () => {
  const user = userEvent.setup()
  stop = startArrowKeyNavigation(() => undefined, 'ArrowRight')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Bookmarks' }))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Bookmarks entry' })).toBeTruthy()
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(screen.getByRole('button', { name: 'Search entry' })).toBeTruthy()
})
