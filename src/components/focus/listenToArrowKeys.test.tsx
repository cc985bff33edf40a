import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ShelfSkeleton } from '../cards/Shelf'
import { Checkbox } from '../controls/Checkbox'
import { SegmentedControl } from '../controls/SegmentedControl'
import { Dialog } from '../overlays/Dialog'
import { Menu, MenuItem } from '../overlays/Menu'
import { listenToArrowKeys } from './listenToArrowKeys'
import { setRemoteControlMode } from './remoteControlMode'

const television = 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 Version/7.0 TV Safari/537.36'

/** Simulated positions of the controls, by name: the distance from the left and from the top, in pixels. */
const positions: Record<string, [number, number]> = {
  Close: [400, 0],
  Name: [0, 60],
  Covers: [0, 120],
  Table: [120, 120],
  Status: [0, 180],
  Width: [0, 240],
  Summary: [0, 300],
  Lock: [0, 360],
  'More options': [0, 400],
  Hidden: [0, 410],
  More: [0, 420],
  Save: [0, 480],
  'Keep reading': [0, 60],
  'New series': [0, 200],
  Import: [0, 400],
}
const changed = vi.fn()

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') || element.closest('label')?.textContent?.trim() || element.textContent || ''

beforeEach(() => {
  changed.mockClear()
  setRemoteControlMode(false)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(television)
  const boxOf = (element: Element) => {
    // Base UI adds a hidden input to each radio button. In a browser, these inputs are at the top of the window.
    const isHiddenInput = element.matches('input[aria-hidden=true]')
    const name = element.matches('[data-loading-placeholder]') ? 'New series' : nameOf(element)
    const [left, top] = isHiddenInput ? [0, 0] : (positions[name] ?? [0, 0])
    return { left, top, right: left + 100, bottom: top + 40 } as DOMRect
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this)
  })
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [boxOf(this)] as unknown as DOMRectList
  })
})

function TestPage() {
  useEffect(listenToArrowKeys, [])
  return (
    <Dialog open onClose={() => undefined} title="Edit" actions={<button type="button">Save</button>}>
      <input aria-label="Name" defaultValue="ab" />
      <SegmentedControl
        label="Layout"
        value="grid"
        choices={[
          { value: 'grid', label: 'Covers' },
          { value: 'table', label: 'Table' },
        ]}
        onChange={changed}
      />
      <select aria-label="Status" defaultValue="b" onChange={changed}>
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
      <input type="range" aria-label="Width" onChange={changed} />
      <textarea aria-label="Summary" />
      <Checkbox checked={false} onChange={checked => changed(checked)}>
        Lock
      </Checkbox>
      <details>
        <summary>More options</summary>
        <button type="button">Hidden</button>
      </details>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={changed}>Delete</MenuItem>
      </Menu>
    </Dialog>
  )
}

async function openTestDialog() {
  const user = userEvent.setup()
  render(<TestPage />)
  const dialog = await screen.findByRole('dialog', { name: 'Edit' })
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  const pressAll = async (keys: string) => {
    const names: string[] = []
    for (const key of keys.split(' ')) {
      await user.keyboard(`{${key}}`)
      names.push(nameOf(document.activeElement ?? document.body))
    }
    return names
  }
  return { user, pressAll }
}

test('the arrow keys of a remote control reach every control of a dialog and change no value', async () => {
  const { pressAll } = await openTestDialog()
  const down = 'ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown'
  expect(await pressAll(down)).toEqual(['Name', 'Covers', 'Status', 'Width', 'Summary', 'Lock'])
  expect(await pressAll('ArrowDown ArrowDown ArrowDown ArrowUp')).toEqual(['More options', 'More', 'Save', 'More'])
  expect(await pressAll('ArrowUp ArrowUp ArrowUp')).toEqual(['More options', 'Lock', 'Summary'])
  expect(changed).not.toHaveBeenCalled()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('horizontal arrow keys choose a radio button, and leave the group at its end', async () => {
  const { pressAll } = await openTestDialog()
  expect(await pressAll('ArrowDown ArrowDown ArrowRight')).toEqual(['Name', 'Covers', 'Table'])
  expect(changed).toHaveBeenCalledWith('table')
})

test('in a text field, horizontal arrow keys move the cursor', async () => {
  const { user, pressAll } = await openTestDialog()
  await pressAll('ArrowDown')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  field.setSelectionRange(1, 1)
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(field)
})

test('a held arrow key stops at the end of a text field, and the next press leaves the field', async () => {
  const { pressAll } = await openTestDialog()
  screen.getByRole('textbox', { name: 'Summary' }).focus()
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Summary' }), { key: 'ArrowDown', repeat: true })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Summary' }))
  expect(await pressAll('ArrowDown')).toEqual(['Lock'])
})

test('a held vertical arrow key moves through fields with a single line', async () => {
  await openTestDialog()
  const field = screen.getByRole('textbox', { name: 'Name' })
  field.focus()
  fireEvent.keyDown(field, { key: 'ArrowDown', repeat: true })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Covers' }))
})

test('arrow keys that choose a word of an input method do not leave the text field', async () => {
  const { user } = await openTestDialog()
  const field = screen.getByRole('textbox', { name: 'Name' })
  field.focus()
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 })
  expect(document.activeElement).toBe(field)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).not.toBe(field)
})

test('Enter toggles a checkbox', async () => {
  const { pressAll } = await openTestDialog()
  screen.getByRole('checkbox', { name: 'Lock' }).focus()
  await pressAll('Enter')
  expect(changed).toHaveBeenCalledWith(true)
})

test('a select uses arrow keys only between two presses of Enter', async () => {
  const { pressAll } = await openTestDialog()
  const select = screen.getByRole('combobox', { name: 'Status' })
  select.focus()
  expect(await pressAll('Enter ArrowDown Enter ArrowDown')).toEqual(['Status', 'Status', 'Status', 'Width'])
})

test('with a mouse, arrow keys do not move the focus in a dialog', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
  const { user } = await openTestDialog()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})

function TestShelves({ isLoading }: { isLoading: boolean }) {
  useEffect(listenToArrowKeys, [])
  return (
    <>
      <nav>
        <a href="/import">Import</a>
      </nav>
      <main>
        <a href="/book">Keep reading</a>
        {isLoading ? <ShelfSkeleton /> : <a href="/series">New series</a>}
      </main>
    </>
  )
}

test('an arrow key towards a shelf that is loading does not leave the page content', async () => {
  Element.prototype.scrollIntoView ??= () => undefined
  const user = userEvent.setup()
  const { rerender } = render(<TestShelves isLoading />)
  const card = screen.getByRole('link', { name: 'Keep reading' })
  card.focus()
  setRemoteControlMode(true)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(card)
  rerender(<TestShelves isLoading={false} />)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'New series' }))
})

test('an arrow key reaches the notice about a slow server while a shelf is loading', async () => {
  const user = userEvent.setup()
  render(
    <>
      <TestShelves isLoading />
      <div data-slow-notice>
        <button type="button">Save</button>
      </div>
    </>,
  )
  screen.getByRole('link', { name: 'Keep reading' }).focus()
  setRemoteControlMode(true)
  await user.keyboard('{ArrowDown}')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})
