// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { initInterfaceLanguage, loadTextBundle } from '../../language/interfaceLanguage'
import { ChipsCombobox } from './LowerCaseChipsInput'
import { StringListInput } from './StringListInput'
import { SuggestionInput } from './SuggestionInput'

vi.mock('./useFieldValueSuggestions', () => ({
  useFieldValueSuggestions: () => ['Pia Lindqvist', 'Noa Benali'],
}))

const onChange = vi.fn()
const onEscape = vi.fn()

beforeAll(async () => {
  await initInterfaceLanguage()
  await loadTextBundle('shell')
})
beforeEach(() => {
  onChange.mockReset()
  onEscape.mockReset()
})
afterEach(cleanup)

function NamesField({ start }: { start: string[] }) {
  const [value, setValue] = useState(start)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog, which closes at Escape
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <label htmlFor="names">Writer</label>
      <StringListInput
        id="names"
        label="Writer"
        value={value}
        onChange={next => {
          onChange(next)
          setValue(next)
        }}
      />
    </div>
  )
}

function renderNames(...start: string[]) {
  render(<NamesField start={start} />)
  return { user: userEvent.setup(), input: screen.getByRole('combobox') as HTMLInputElement }
}

test('Escape discards the typed text but no chip, and then reaches the dialog', async () => {
  const { user, input } = renderNames('Pia Lindqvist', 'Noa Benali')
  await user.type(input, 'x')
  await user.keyboard('{Escape}{Escape}')
  expect(input.value).toBe('')
  onEscape.mockReset()
  await user.keyboard('{Escape}')
  expect(onChange).not.toHaveBeenCalled()
  expect(onEscape).toHaveBeenCalledOnce()
})

test('a typed name that exists already stays in the input with a message', async () => {
  const { user, input } = renderNames('Pia Lindqvist')
  await user.type(input, 'Pia Lindqvist{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('This already exists')
  expect(input.value).toBe('Pia Lindqvist')
  expect(onChange).not.toHaveBeenCalled()
  await user.type(input, ' jr.{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['Pia Lindqvist', 'Pia Lindqvist jr.'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a suggestion that is a chip already does not remove the chip', async () => {
  const { user, input } = renderNames('Pia Lindqvist')
  await user.type(input, 'Pia')
  await user.click(await screen.findByRole('option', { name: /Pia Lindqvist/ }))
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('This already exists')
})

test('Backspace in the empty input and the button of a chip remove a chip', async () => {
  const { user, input } = renderNames('Pia Lindqvist', 'Noa Benali', 'Ada')
  await user.type(input, '{Backspace}')
  expect(onChange).toHaveBeenLastCalledWith(['Pia Lindqvist', 'Noa Benali'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /Pia Lindqvist/ }))
  expect(onChange).toHaveBeenLastCalledWith(['Noa Benali'])
})

test('a comma separates texts unless commas are allowed', async () => {
  render(<ChipsCombobox id="tags" label="Tags" value={[]} onChange={onChange} normalize={text => text.trim()} />)
  await userEvent.setup().type(screen.getByRole('combobox'), 'one,')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['one'])
  cleanup()
  onChange.mockReset()
  const { user, input } = renderNames()
  await user.type(input, 'Milne, A. A.{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['Milne, A. A.'])
  expect(screen.getByLabelText('Milne, A. A.')).toBeTruthy()
})

test('Escape in an input with suggestions keeps the text', async () => {
  render(<SuggestionInput id="publisher" label="Publisher" value="Longbox" onChange={onChange} suggestions={[]} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox'))
  await user.keyboard('{Escape}{Escape}')
  expect(onChange).not.toHaveBeenCalled()
})

test('a chip has its own text direction, so that paths are readable in a text from right to left', () => {
  renderNames('/comics/old/')
  expect(screen.getByText('/comics/old/').tagName).toBe('BDI')
})
