// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, vi } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import type { FormInputProps } from '../formFieldDefinitions'
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

const queryClient = new QueryClient()

const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

const suggestAges = () => ({ queryKey: ['ages'], queryFn: async () => ['16'] })

/** Integer input with suggestions, like the age rating of a series. */
const AgeInput = (props: FormInputProps<number | null>) => <IntegerInput {...props} suggest={suggestAges} />

test.each([
  [NumberInput, '1,250', 1.25, '1.25'],
  [NumberInput, '1,2x', Number.NaN, '1,2x'],
  [IntegerInput, '1,250', 1250, '1250'],
  [IntegerInput, '', null, ''],
  [IntegerInput, '1.2340', Number.NaN, '1.2340'],
  [IntegerInput, '1,2340', Number.NaN, '1,2340'],
  [IntegerInput, '12.3450', Number.NaN, '12.3450'],
  [IntegerInput, '1,0000', Number.NaN, '1,0000'],
  [AgeInput, '1,250', 1250, '1250'],
  [AgeInput, '1.2340', Number.NaN, '1.2340'],
])('shows after the input which number will be saved, case %#', (Input, text, number, shown) => {
  const onChange = vi.fn()
  function Field() {
    const [value, setValue] = useState<number | null>(7)
    return (
      <>
        <label htmlFor="n">number</label>
        <Input
          id="n"
          label="n"
          value={value}
          onChange={changed => {
            onChange(changed)
            setValue(changed)
          }}
        />
      </>
    )
  }
  render(<Field />, { wrapper: QueryProvider })
  const input = screen.getByLabelText<HTMLInputElement>('number')
  fireEvent.change(input, { target: { value: text } })
  expect(input.value).toBe(text)
  fireEvent.blur(input)
  expect([onChange.mock.lastCall?.[0], input.value]).toEqual([number, shown])
})

test('shows a fraction that the server sends for an integer field', () => {
  render(<IntegerInput id="n" label="n" value={1.234} onChange={vi.fn()} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.blur(input)
  expect(input.value).toBe('1.234')
})
