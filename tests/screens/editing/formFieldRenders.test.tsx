import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FormFields } from '../../../src/forms/FormFields'
import type { FormFieldDefinition, FormInputProps } from '../../../src/forms/formFieldDefinitions'
import { TextInput } from '../../../src/forms/inputs/TextInput'
import { useFormDraft } from '../../../src/forms/useFormDraft'

const renderedIds: string[] = []

function CountedInput(props: FormInputProps<string>) {
  renderedIds.push(props.id)
  return <TextInput {...props} />
}

const fields: readonly FormFieldDefinition[] = ['title', 'titleSort'].map(name => ({
  tab: 'general',
  name,
  lock: `${name}Lock`,
  input: CountedInput,
}))
const records = [{ title: 'Orbit', titleLock: false, titleSort: 'Orbit', titleSortLock: false }]
const memory = {}

const Form = () => <FormFields resource="series" form={useFormDraft(records, fields, memory)} />

test('typing in a field does not render the other fields', async () => {
  render(<Form />)
  expect(new Set(renderedIds)).toEqual(new Set(['series-title', 'series-titleSort']))
  renderedIds.length = 0
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), ' Diner')
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Orbit Diner')
  expect(new Set(renderedIds)).toEqual(new Set(['series-title']))
})
