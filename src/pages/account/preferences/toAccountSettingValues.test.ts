// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { writePendingFilterChanges } from '../../../preferences/savedFilters'
import { toAccountSettingValues } from './toAccountSettingValues'

const filter = (name: string) => ({ name, search: { q: name }, pinned: true })

beforeEach(() => localStorage.clear())

test('the settings of the account contain the saved filters that the server has not received', () => {
  writePendingFilterChanges({ userId: 'U', listId: 'LIB' }, { Old: null, New: filter('New') })
  writePendingFilterChanges({ userId: 'U', listId: 'LIB2' }, { Second: filter('Second') })
  writePendingFilterChanges({ userId: 'V', listId: 'LIB3' }, { Other: filter('Other') })
  const values = toAccountSettingValues('U', {
    'longbox.filters.lib': { value: JSON.stringify([filter('Old'), filter('Both')]) },
    'webui.x': { value: 'y' },
  })
  expect(values).toEqual({
    'longbox.filters.lib': JSON.stringify([filter('Both'), filter('New')]),
    'longbox.filters.lib2': JSON.stringify([filter('Second')]),
    'webui.x': 'y',
  })
})
