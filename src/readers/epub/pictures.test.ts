// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fetchPictures } from './pictures'

test('pictures that could not be had are asked for again, the others left alone', async () => {
  document.body.innerHTML =
    '<img src="come.png"><img src="failed.png"><img src="coming.png"><svg><image href="drawn.png"></image></svg>'
  const [come, failed, coming] = document.querySelectorAll('img')
  const is = (picture: HTMLImageElement | undefined, complete: boolean, naturalWidth: number) =>
    Object.defineProperties(picture, { complete: { value: complete }, naturalWidth: { value: naturalWidth } })
  is(come, true, 20)
  is(failed, true, 0)
  is(coming, false, 0)
  const asked: (string | null)[] = []
  const watch = new MutationObserver(changes => {
    for (const { target } of changes)
      asked.push((target as Element).getAttribute('src') ?? (target as Element).getAttribute('href'))
  })
  watch.observe(document.body, { attributes: true, subtree: true })
  fetchPictures(document)
  await Promise.resolve()
  expect(asked).toEqual(['failed.png', 'drawn.png'])
})
