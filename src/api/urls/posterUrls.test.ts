import { afterEach, expect, test } from 'vitest'
import { bumpAllPosterVersions, getPosterVersion } from '../cache/posterVersions'
import { getPosterUrl, setContentAccessKeyOfPosters } from './posterUrls'

const owners = ['books', 'series', 'collections', 'readlists'] as const
const getUrls = () => owners.map(owner => getPosterUrl(owner, 'X'))

afterEach(() => setContentAccessKeyOfPosters(''))

test('only the poster URLs of collections and read lists depend on the user', () => {
  const urls = getUrls()
  setContentAccessKeyOfPosters('A-1')
  expect(getUrls().map((url, index) => url.replace(urls[index] ?? '', ''))).toEqual(['', '', '?u=A-1', '?u=A-1'])
})

test('a poster URL contains both the version and the user', () => {
  setContentAccessKeyOfPosters('A-1')
  bumpAllPosterVersions()
  const version = getPosterVersion('collections', 'X')
  expect(getPosterUrl('collections', 'X')).toMatch(new RegExp(`/collections/X/thumbnail\\?v=${version}&u=A-1$`))
})
