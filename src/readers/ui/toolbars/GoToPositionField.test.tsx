// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { GoToPositionField } from './GoToPositionField'

beforeAll(() => loadTextBundle('reader'))

function renderField() {
  const goTo = vi.fn()
  const { container } = render(
    <GoToPositionField progress={{ at: 1_200, of: 1_370, label: '', goTo }} focusRequestedAt={0} />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Go to a position from 1 to 1,370/ })
  const enter = (value: string) => {
    field.focus()
    fireEvent.change(field, { target: { value } })
    fireEvent.submit(field)
  }
  return { goTo, container, field, enter }
}

test.each(['abc', '99999', '-5', '12.5', ''])('marks %j as invalid and states the valid positions', text => {
  const { goTo, field, enter } = renderField()
  enter(text)
  expect(goTo).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('Go to a position from 1 to 1,370, or to a percentage')
  expect(field).toMatchObject({ value: text, ariaInvalid: 'true' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '7' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('goes to a valid position and leaves the field', () => {
  const { goTo, field, enter } = renderField()
  enter('abc')
  enter('50%')
  expect(goTo).toHaveBeenCalledWith(685)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).not.toBe(field)
  expect(field.value).toBe('1,200')
})

test('restores the current position when the user leaves the field', () => {
  const { field, enter } = renderField()
  enter('abc')
  fireEvent.blur(field)
  expect(field.value).toBe('1,200')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('writes both numbers like the interface language', () => {
  const { container, field } = renderField()
  expect(field.value).toBe('1,200')
  expect(container.textContent).toBe('/ 1,370')
})
