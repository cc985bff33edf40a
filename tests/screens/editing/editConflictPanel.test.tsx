import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditConflictPanel } from '../../../src/dialogs/EditConflictPanel'
import type { UseFormDraftResult } from '../../../src/forms/useFormDraft'

test('shows both sides of a conflict as text: language names and author roles', () => {
  const conflicts = [
    { name: 'language', mine: 'de', theirs: { same: true, value: 'pt-BR' } },
    {
      name: 'authors',
      mine: [{ name: 'Ann', role: 'penciller' }],
      theirs: { same: true, value: [{ name: 'Ann', role: 'cook' }] },
    },
  ]
  const form = { conflicts, changedElsewhere: [], fields: [] } as unknown as UseFormDraftResult
  render(<EditConflictPanel resource="books" form={form} />)
  expect(screen.getByRole('heading', { name: /^Language|language/ }).parentElement?.textContent).toMatch(
    /German.*Brazilian Portuguese/,
  )
  expect(screen.getByText('Ann (Penciller)')).toBeTruthy()
  expect(screen.getByText('Ann (cook)')).toBeTruthy()
})
