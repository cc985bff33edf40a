// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { policyFor, sanitize } from './sanitize'

const cleaned = (body: string, head = '') => {
  const source = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"><head>${head}</head><body>${body}</body></html>`
  const chapter = new DOMParser().parseFromString(source, 'application/xhtml+xml')
  sanitize(chapter)
  return new XMLSerializer().serializeToString(chapter)
}

describe('a hostile chapter', () => {
  test.each([
    ['script', '<script>x</script>'],
    ['script', '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'],
    ['onerror', '<img src="a.png" onerror="x"/>'],
    ['onclick', '<p onclick="x">a</p>'],
    ['javascript', '<a href="javascript:x">a</a>'],
    ['javascript', '<a href=" java&#9;script:x">a</a>'],
    ['javascript', '<svg xmlns="http://www.w3.org/2000/svg"><a xlink:href="javascript:x"><text>a</text></a></svg>'],
    ['vbscript', '<a href="vbscript:x">a</a>'],
    ['text/html', '<a href="data:text/html,x">a</a>'],
    ['iframe', '<iframe src="http://evil.example"></iframe>'],
    ['object', '<object data="http://evil.example"></object>'],
    ['embed', '<embed src="http://evil.example"/>'],
    ['action', '<form action="http://evil.example"><input/></form>'],
    ['formaction', '<button formaction="http://evil.example">a</button>'],
    ['ping', '<a href="a.xhtml" ping="http://evil.example">a</a>'],
    ['<set', '<svg xmlns="http://www.w3.org/2000/svg"><a><set attributeName="href" to="javascript:x"/></a></svg>'],
  ])('loses %s', (word, body) => {
    expect(cleaned(body)).not.toContain(word)
  })

  test('loses redirects, bases and links that fetch ahead', () => {
    const head =
      '<meta http-equiv="refresh" content="0;url=http://evil.example"/><base href="http://evil.example/"/><link rel="preload" href="http://evil.example/x"/><link rel="stylesheet" href="style.css"/>'
    const result = cleaned('', head)
    expect(result).not.toContain('evil')
    expect(result).toContain('style.css')
  })

  test('keeps what a book is made of', () => {
    const body =
      '<h1 id="a">A</h1><a href="b.xhtml#x">b</a><img src="data:image/png;base64,AA" alt=""/><a href="https://example.org">c</a>'
    expect(cleaned(body)).toContain(body.slice(0, 30))
    expect(cleaned(body)).toContain('data:image/png')
    expect(cleaned(body)).toContain('https://example.org')
  })
})

test('the policy names the book’s own files and nothing else', () => {
  const policy = policyFor('http://localhost/api/v1/books/B/resource/', 'http://localhost/api/v1/fonts/resource/')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'none'")
  expect(policy).toContain('img-src http://localhost/api/v1/books/B/resource/ data: blob:')
  expect(policyFor('http://x/a b;script-src *', 'http://x/;script-src *')).not.toContain(';script-src *')
})
