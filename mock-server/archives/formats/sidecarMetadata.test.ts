import { describe, expect, it } from 'vitest'
import { canonicalizeLanguageTag } from '../canonicalizeLanguageTag'
import { stripHtmlMarkup } from '../epub/stripHtmlMarkup'
import { parseComicInfo, parseComicInfoAgeRating } from './comicInfo'
import { parseMylarSeriesJson } from './parseMylarSeriesJson'
import { parseUrlHost } from './parseUrlHost'
import { parseIsbnOfEdit, parseIsbnOfFileMetadata, toIsbn13 } from './toIsbn13'

describe('metadata in book files and sidecar files', () => {
  it('parses ComicInfo fields and age ratings', () => {
    expect(
      parseComicInfo('<?xml version="1.0"?><ComicInfo><Title>A &amp; B</Title><Year> 2020 </Year><Tags/></ComicInfo>'),
    ).toEqual({ Title: 'A & B', Year: '2020' })
    expect(parseComicInfo('no xml')).toBeUndefined()
    expect([
      parseComicInfoAgeRating('Adults Only 18+'),
      parseComicInfoAgeRating('teen'),
      parseComicInfoAgeRating('Unknown'),
      parseComicInfoAgeRating(undefined),
    ]).toEqual([18, 13, null, null])
  })

  it('ignores a ComicInfo that is not well-formed or has a number that is not an integer', () => {
    const read = (inner: string) => parseComicInfo(`<ComicInfo><Title>A</Title>${inner}</ComicInfo>`)
    expect(read('<Year>2020</Year><Count>-1</Count>')).toBeDefined()
    expect(read('<Web>https://example.org/?a=1&amp;b=2</Web><Notes><![CDATA[1 & 2]]></Notes>')).toBeDefined()
    expect(read('<Web>https://example.org/?a=1&b=2</Web>')).toBeUndefined()
    expect(read('<Summary>Caf&eacute;</Summary>')).toBeUndefined()
    expect(read('<Summary>open')).toBeUndefined()
    for (const year of ['2020.5', 'c. 2020', '99999999999']) expect(read(`<Year>${year}</Year>`)).toBeUndefined()
    expect(read('<StoryArcNumber></StoryArcNumber>')).toEqual({ Title: 'A', StoryArcNumber: '' })
  })

  it('accepts known languages and drops all parts after the first invalid part', () => {
    expect(['EN-us', 'jpn', 'zh-hant-tw', 'en-US-!'].map(canonicalizeLanguageTag)).toEqual([
      'en-US',
      'ja',
      'zh-Hant-TW',
      'en-US',
    ])
    expect(['en_US', 'english', 'xx', 'not a language', ' en', ''].map(canonicalizeLanguageTag)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  })

  it('leaves outdated languages and regions unchanged', () => {
    expect(['en-uk', 'SH', 'en-gb-oxendict', 'de-latn-1996', 'es-419'].map(canonicalizeLanguageTag)).toEqual([
      'en-UK',
      'sh',
      'en-GB-oxendict',
      'de-Latn-1996',
      'es-419',
    ])
  })

  it('accepts links with a valid host only', () => {
    expect(parseUrlHost('https://Example.org:8080/a?b#c')).toBe('Example.org')
    expect(parseUrlHost('http://me@10.0.0.1/é')).toBe('10.0.0.1')
    for (const text of [
      '',
      'example.org/a',
      'mailto:a@example.org',
      'https://a_b.org/',
      'https://a.org/a|b',
      'https://a.org/%zz',
    ])
      expect(parseUrlHost(text)).toBeUndefined()
  })

  it('removes elements from HTML and leaves the text escaped', () => {
    expect(stripHtmlMarkup('<p class="a">A &lt;b&gt;</p> <!-- c -->\n<script>x</script>d&#233; &amp; e')).toBe(
      'A &lt;b&gt; dé &amp; e',
    )
  })

  describe('series.json of Mylar', () => {
    const complete = {
      type: 'comicSeries',
      publisher: 'P',
      name: 'X',
      comicid: 12,
      year: 2018,
      booktype: 'Print',
      ComicImage: 'i.jpg',
      total_issues: 3,
      publication_run: 'May 2018',
      status: 'Ended',
    }
    const parse = (fields: object) => parseMylarSeriesJson(JSON.stringify({ metadata: { ...complete, ...fields } }))

    it('has the year in its title, except for volume 1', () => {
      expect(parse({ volume: 2, age_rating: '12+' })).toMatchObject({
        title: 'X (2018)',
        status: 'ENDED',
        ageRating: 12,
        publisher: 'P',
        totalBookCount: 3,
      })
      expect(parse({ volume: 1 })?.title).toBe('X')
      expect(parse({})).toMatchObject({ title: 'X', ageRating: null })
      expect(parseMylarSeriesJson('{"metadata":{}}')).toBeUndefined()
    })

    it.each(Object.keys(complete))('is ignored if "%s" is missing or null', field => {
      expect(parse({ [field]: undefined })).toBeUndefined()
      expect(parse({ [field]: null })).toBeUndefined()
    })

    it('is ignored if its age rating is unknown', () => {
      expect(
        ['All', '9+', '12+', '15+', '17+', 'Adult'].map(rating => parse({ age_rating: rating })?.ageRating),
      ).toEqual([0, 9, 12, 15, 17, 18])
      for (const rating of ['all', 'All Ages', '18+', '', 'constructor'])
        expect(parse({ age_rating: rating })).toBeUndefined()
    })

    it('can have other names for the id and the image, and keys in any case', () => {
      expect(parse({ comicid: undefined, CID: 'a', ComicImage: undefined, comic_image: 'i' })?.title).toBe('X')
    })
  })

  it('converts a 10-digit ISBN to 13 digits', () => {
    expect(toIsbn13('0-306-40615-2')).toBe('9780306406157')
    expect(toIsbn13('978-0-306-40615-8')).toBeUndefined()
  })

  it('accepts an ISBN in an edit by its 13 digits and the check digit', () => {
    const texts = ['ISBN 978-0-306-40615-7', '9771234567003', '9780306406158', '0-306-40615-2', 'X9780306406157']
    expect(texts.map(parseIsbnOfEdit)).toEqual(['9780306406157', '9771234567003', undefined, undefined, undefined])
  })

  it('accepts an ISBN in a file with all hyphens or without hyphens', () => {
    expect(['9780306406157', ' 978-0-306-40615-7', '0-306-40615-2'].map(parseIsbnOfFileMetadata)).toEqual([
      '9780306406157',
      '9780306406157',
      '9780306406157',
    ])
    expect(['978-0306406157', '080442957x', '9791234567890123'].map(parseIsbnOfFileMetadata)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
