// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { IntegerInput } from './IntegerInput'
import { NumberInput } from './NumberInput'

test.prop([fc.double({ noNaN: true, noDefaultInfinity: true })], { examples: [[1e308], [5e-324], [-0], [1e21]] })(
  'a number of the server appears as its text',
  value => {
    const { unmount } = render(<NumberInput id="n" label="n" value={value} onChange={vi.fn()} />)
    expect(Number(screen.getByRole<HTMLInputElement>('textbox').value)).toBe(value + 0)
    unmount()
  },
)

test.each([
  [NumberInput, '1,250', 1.25, '1.25'],
  [NumberInput, '1,2x', Number.NaN, '1,2x'],
  [IntegerInput, '1,250', 1250, '1250'],
  [IntegerInput, '', null, ''],
])('shows after the input which number will be saved, case %#', (Input, text, number, shown) => {
  const onChange = vi.fn()
  function Field() {
    const [value, setValue] = useState<number | null>(7)
    return (
      <Input
        id="n"
        label="n"
        value={value}
        onChange={changed => {
          onChange(changed)
          setValue(changed)
        }}
      />
    )
  }
  render(<Field />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(input, { target: { value: text } })
  expect(input.value).toBe(text)
  fireEvent.blur(input)
  expect([onChange.mock.lastCall?.[0], input.value]).toEqual([number, shown])
})
