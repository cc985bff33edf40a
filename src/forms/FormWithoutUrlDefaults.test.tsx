import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestMemoryRouter } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { FormWithoutUrlDefaults } from './FormWithoutUrlDefaults'
import { LabeledTextInput } from './LabeledTextInput'
import { useFormFieldBinding } from './useFormFieldBinding'

function Field({ source }: { source: string }) {
  return <LabeledTextInput label={source} {...useFormFieldBinding<string>(source)} />
}

test('submits entered values and empty texts, and ignores the URL', async () => {
  const user = userEvent.setup()
  const submitted = vi.fn()
  render(
    <TestMemoryRouter initialEntries={[`/?source=${encodeURIComponent('{"name":"from a link","flag":true}')}`]}>
      <FormWithoutUrlDefaults id="form" values={{ name: '', root: 'a', flag: false }} onSubmit={submitted}>
        <Field source="name" />
        <Field source="root" />
        <button type="submit">Save</button>
      </FormWithoutUrlDefaults>
    </TestMemoryRouter>,
  )
  await user.clear(await screen.findByRole('textbox', { name: 'root' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledWith({ name: '', root: '', flag: false }))
})
