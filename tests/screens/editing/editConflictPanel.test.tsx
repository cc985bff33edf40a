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

test('isolates values of other writing systems, and shows paths from left to right', () => {
  const conflicts = [
    { name: 'title', mine: 'מסע (1)', theirs: { same: true, value: 'Journey (1)' } },
    { name: 'root', mine: '/ספרים/מסע', theirs: { same: true, value: 'C:\\מסע' } },
  ]
  const form = { conflicts, changedElsewhere: [], fields: [] } as unknown as UseFormDraftResult
  render(<EditConflictPanel resource="libraries" form={form} />)
  const directionOf = (text: string) => screen.getByText(text, { selector: 'bdi' }).getAttribute('dir')
  expect(['מסע (1)', 'Journey (1)'].map(directionOf)).toEqual([null, null])
  expect(['/ספרים/מסע', 'C:\\מסע'].map(directionOf)).toEqual(['ltr', 'ltr'])
})
