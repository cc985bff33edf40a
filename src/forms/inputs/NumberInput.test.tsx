// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { NumberInput } from './NumberInput'

test.prop([fc.double({ noNaN: true, noDefaultInfinity: true })], { examples: [[1e308], [5e-324], [-0], [1e21]] })(
  'a number of the server appears as its text',
  value => {
    const { unmount } = render(<NumberInput id="n" label="n" value={value} onChange={vi.fn()} />)
    expect(Number(screen.getByRole<HTMLInputElement>('textbox').value)).toBe(value + 0)
    unmount()
  },
)
