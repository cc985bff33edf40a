import { ChapterTooLargeError, chapterLimits } from './chapterLimits'

const { maxAutoDirectionElements, maxAutoDirections, maxTokenChars } = chapterLimits

/**
 * Limits elements whose layout depends on all their text.
 * @throws ChapterTooLargeError for formulas with overlong tokens
 */
export function limitTextElements(page: Document): void {
  let count = 0
  for (const element of page.querySelectorAll('[dir="auto" i], bdi:not([dir])')) {
    count += 1
    // Sets a fixed direction. With an automatic direction, browsers read the whole text after each change.
    if (count > maxAutoDirections || element.getElementsByTagName('*').length > maxAutoDirectionElements)
      element.setAttribute('dir', 'ltr')
  }
  if (page.querySelectorAll('tr, td, th').length > chapterLimits.maxTableParts)
    throw new ChapterTooLargeError('elements')
  let svgTextChars = 0
  for (const text of page.querySelectorAll('svg text')) svgTextChars += text.textContent?.length ?? 0
  if (svgTextChars > chapterLimits.maxSvgTextChars) throw new ChapterTooLargeError('text')
  limitFontStyles(page)
  limitLanguages(page)
  for (const scripts of page.querySelectorAll('mmultiscripts'))
    if (scripts.childElementCount > chapterLimits.maxMathScripts) throw new ChapterTooLargeError('elements')
  for (const token of page.querySelectorAll('math :is(mi, mn, mo, ms, mtext)'))
    if ((token.textContent?.length ?? 0) > maxTokenChars) throw new ChapterTooLargeError('text')
  for (const ruby of page.querySelectorAll('ruby')) if (isCostlyRuby(ruby)) makeInline(ruby)
}

/** Whether a ruby annotation is slow. Browsers lay out nested annotations several times. */
const isCostlyRuby = (ruby: Element): boolean =>
  ruby.parentElement?.closest('ruby ruby') != null || (ruby.textContent?.length ?? 0) > maxTokenChars

function makeInline(ruby: Element): void {
  for (const element of [ruby, ...ruby.children])
    if (/^(ruby|rt|rp|rb|rtc)$/.test(element.localName)) element.setAttribute('style', 'display: inline')
}

/** Removes font declarations after the limit of different fonts is reached. */
function limitFontStyles(page: Document): void {
  const fonts = new Set<string>()
  for (const element of page.querySelectorAll('[style*="font" i], [face], [font-family], [font-size]')) {
    const inStyle = element
      .getAttribute('style')
      ?.match(/font[\w-]*\s*:[^;]*/gi)
      ?.join(';')
    fonts.add(`${inStyle} ${['face', 'font-family', 'font-size'].map(name => element.getAttribute(name)).join(' ')}`)
    if (fonts.size > chapterLimits.maxFontStyles)
      for (const name of ['style', 'face', 'font-family', 'font-size']) element.removeAttribute(name)
  }
}

/** Removes language declarations after the limit of different languages is reached. */
function limitLanguages(page: Document): void {
  const languages = new Set<string>()
  for (const element of page.querySelectorAll('[lang], [*|lang]')) {
    for (const { name, localName, value } of [...element.attributes]) {
      if (localName !== 'lang' && name !== 'xml:lang') continue
      languages.add(value)
      if (languages.size > chapterLimits.maxLanguages)
        element.removeAttributeNode(element.getAttributeNode(name) as Attr)
    }
  }
}
