import type { SpreadSide } from '../layout/fixed/groupFixedPagesIntoSpreads'
import { resolveEpubResourcePath } from '../sanitize/resolveEpubResourcePath'
import type { EpubPackageFileTexts } from './archive/readEpubPackageFiles'
import type {
  EpubManifestFile,
  EpubPackageData,
  EpubPackageSpineItem,
  EpubRenditionFlow,
  EpubRenditionSpread,
} from './epubPackageData'
import { parseEpubXmlFile } from './parseEpubXmlFile'
import { parseSmilClockValue } from './parseSmilClockValue'

const MAX_FALLBACKS = 8

/**
 * Parses the package document, the list of encrypted files and the navigation document of an EPUB.
 * @returns undefined when the package document is invalid or exceeds a limit
 */
export function parseEpubPackage({
  path,
  packageText,
  encryptionText,
  navigation,
}: EpubPackageFileTexts): EpubPackageData | undefined {
  const root = parseEpubXmlFile(packageText)
  const spine = root && firstOf(root, 'spine')
  if (!root || !spine) return undefined
  const metas = [...root.getElementsByTagNameNS('*', 'meta')]
  const files = new ManifestFiles(root, path)
  const rendition = bookRendition(metas)
  const durations = overlayDurationsOf(metas)
  const title = root.getElementsByTagName('dc:title')[0] ?? root.getElementsByTagNameNS('*', 'title')[0]
  return {
    uniqueIdentifier: uniqueIdentifierOf(root),
    obfuscatedPaths: obfuscatedPathsOf(encryptionText),
    ...withValue('pageDirection', directionOf(spine.getAttribute('page-progression-direction'))),
    ...withValue('titleDirection', directionOf(title?.getAttribute('dir') ?? root.getAttribute('dir'))),
    creatorDirections: creatorDirectionsOf(root),
    language: root.getElementsByTagNameNS('*', 'language')[0]?.textContent?.trim() ?? '',
    contentsLabels: contentsLabelsOf(navigation),
    spine: childrenOf(spine, 'itemref').flatMap((itemref, at) => {
      const item = files.byId(itemref.getAttribute('idref') ?? '')
      return item ? [{ ...spineItemOf(itemref, item, files, rendition, durations), cfiStep: (at + 1) * 2 }] : []
    }),
    fallbacks: files.fallbacks(),
    overlayClasses: {
      ...withValue('active', textOfMeta(metas, 'media:active-class')),
      ...withValue('playback', textOfMeta(metas, 'media:playback-active-class')),
    },
  }
}

interface ManifestItem extends EpubManifestFile {
  readonly hasScripts: boolean
  /** Id of the fallback file of a manifest item. Empty if the item declares no fallback. */
  readonly fallbackId: string
  /** Id of the media overlay of a manifest item. Empty if the item declares no overlay. */
  readonly overlayId: string
}

class ManifestFiles {
  private readonly items = new Map<string, ManifestItem>()

  constructor(root: Element, packagePath: string) {
    for (const element of firstOf(root, 'manifest')?.getElementsByTagNameNS('*', 'item') ?? []) {
      const path = resolveEpubResourcePath(element.getAttribute('href') ?? '', packagePath)?.path
      const id = element.getAttribute('id') ?? ''
      if (path === undefined || this.items.has(id)) continue
      this.items.set(id, {
        path,
        mediaType: element.getAttribute('media-type') ?? '',
        hasScripts: wordsOf(element.getAttribute('properties')).includes('scripted'),
        fallbackId: element.getAttribute('fallback') ?? '',
        overlayId: element.getAttribute('media-overlay') ?? '',
      })
    }
  }

  byId(id: string): ManifestItem | undefined {
    return this.items.get(id)
  }

  /**
   * Returns the fallback chains, by file path. Each chain starts with the file itself. Omits files without fallbacks.
   */
  fallbacks(): ReadonlyMap<string, readonly EpubManifestFile[]> {
    const chains = [...this.items.values()].map(item => [item.path, this.chainOf(item)] as const)
    return new Map(chains.filter(([, chain]) => chain.length > 1))
  }

  /** Returns an item and at most `MAX_FALLBACKS` fallbacks. Stops if the fallbacks refer to each other in a circle. */
  private chainOf(item: ManifestItem): readonly EpubManifestFile[] {
    const chain = [item]
    while (chain.length <= MAX_FALLBACKS) {
      const next = this.byId(chain.at(-1)?.fallbackId ?? '')
      if (!next || chain.includes(next)) break
      chain.push(next)
    }
    return chain.map(({ path, mediaType }) => ({ path, mediaType }))
  }
}

type BookRendition = Pick<EpubPackageSpineItem, 'layout' | 'flow' | 'spread'>

/**
 * Returns the rendition properties that the package document declares for the whole book. If a property occurs twice,
 * the first value applies.
 */
function bookRendition(metas: readonly Element[]): BookRendition {
  return {
    layout: layoutOf(textOfMeta(metas, 'rendition:layout')) ?? 'reflowable',
    flow: flowOf(textOfMeta(metas, 'rendition:flow')) ?? 'auto',
    spread: spreadOf(textOfMeta(metas, 'rendition:spread')) ?? 'auto',
  }
}

function spineItemOf(
  itemref: Element,
  item: ManifestItem,
  files: ManifestFiles,
  book: BookRendition,
  durations: ReadonlyMap<string, number | undefined>,
): Omit<EpubPackageSpineItem, 'cfiStep'> {
  const properties = wordsOf(itemref.getAttribute('properties'))
  const overriding = (name: string) =>
    properties.find(property => property.startsWith(`rendition:${name}-`))?.slice(`rendition:${name}-`.length)
  const overlay = files.byId(item.overlayId)
  return {
    path: item.path,
    ...withValue('id', itemref.getAttribute('id') ?? undefined),
    mediaType: item.mediaType,
    linear: itemref.getAttribute('linear') !== 'no',
    layout: layoutOf(overriding('layout')) ?? book.layout,
    flow: flowOf(overriding('flow')) ?? book.flow,
    spread: spreadOf(overriding('spread')) ?? book.spread,
    ...withValue('side', sideOf(properties)),
    isCentered: properties.includes('rendition:align-x-center'),
    hasScripts: item.hasScripts,
    ...(overlay && {
      overlay: {
        path: overlay.path,
        ...withValue('durationSeconds', durations.get(item.overlayId)),
      },
    }),
  }
}

/**
 * Returns the duration in seconds of each media overlay, by id of the overlay. If the book declares several durations
 * of an overlay, the first duration applies.
 */
function overlayDurationsOf(metas: readonly Element[]): ReadonlyMap<string, number | undefined> {
  const durations = new Map<string, number | undefined>()
  for (const meta of metas) {
    const id = meta.getAttribute('property') === 'media:duration' ? meta.getAttribute('refines')?.slice(1) : undefined
    if (id !== undefined && !durations.has(id)) durations.set(id, parseSmilClockValue(meta.textContent ?? ''))
  }
  return durations
}

const layoutOf = (value: string | undefined): EpubPackageSpineItem['layout'] | undefined =>
  value === 'pre-paginated' ? 'fixed' : value === 'reflowable' ? value : undefined

const flows: readonly EpubRenditionFlow[] = ['auto', 'paginated', 'scrolled-doc', 'scrolled-continuous']
const flowOf = (value: string | undefined) => flows.find(flow => flow === value)

const spreads: readonly EpubRenditionSpread[] = ['auto', 'none', 'landscape', 'both']
const spreadOf = (value: string | undefined) =>
  value === 'portrait' ? 'both' : spreads.find(spread => spread === value)

function sideOf(properties: readonly string[]): SpreadSide | undefined {
  for (const property of properties) {
    const side = /^(?:rendition:)?page-spread-(left|right|center)$/.exec(property)?.[1]
    if (side) return side as SpreadSide
  }
  return undefined
}

const directionOf = (value: string | null | undefined): 'ltr' | 'rtl' | undefined =>
  value === 'ltr' || value === 'rtl' ? value : undefined

function creatorDirectionsOf(root: Element): EpubPackageData['creatorDirections'] {
  const people = ['creator', 'contributor'].flatMap(name => [...root.getElementsByTagNameNS('*', name)])
  return new Map(
    people.flatMap(person => {
      const direction = directionOf(person.getAttribute('dir') ?? root.getAttribute('dir'))
      return direction ? [[person.textContent?.trim() ?? '', direction] as const] : []
    }),
  )
}

function uniqueIdentifierOf(root: Element): string {
  const id = root.getAttribute('unique-identifier')
  const identifiers = [...root.getElementsByTagNameNS('*', 'identifier')]
  const identifier = identifiers.find(element => element.getAttribute('id') === id)
  return identifier?.textContent?.replace(/\s/g, '') ?? ''
}

/** URIs of the font obfuscation algorithms of IDPF and Adobe. */
const obfuscationAlgorithms = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']

function obfuscatedPathsOf(encryptionText: string | undefined): string[] {
  const root = encryptionText === undefined ? undefined : parseEpubXmlFile(encryptionText)
  return [...(root?.getElementsByTagNameNS('*', 'EncryptedData') ?? [])].flatMap(data => {
    const algorithm = firstOf(data, 'EncryptionMethod')?.getAttribute('Algorithm') ?? ''
    const reference = firstOf(data, 'CipherReference')?.getAttribute('URI') ?? ''
    const path = obfuscationAlgorithms.includes(algorithm) ? resolveEpubResourcePath(reference, '')?.path : undefined
    return path === undefined ? [] : [path]
  })
}

/**
 * Returns a label for each link without text in a navigation document. The label is the alternative text of the image
 * in the link, or the title of the link or of the image.
 */
function contentsLabelsOf(navigation: EpubPackageFileTexts['navigation']): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  let outerLink: Element | undefined
  for (const link of (navigation && parseEpubXmlFile(navigation.text))?.getElementsByTagNameNS('*', 'a') ?? []) {
    // Ignores a link inside another link, because the text of the outer link already contains the text of the inner
    // link.
    if (outerLink?.contains(link)) continue
    outerLink = link
    if (link.textContent?.trim() || !navigation) continue
    const image = link.querySelector('[alt]:not([alt=""]), [title]')
    const label = image?.getAttribute('alt') || link.getAttribute('title') || image?.getAttribute('title') || ''
    const target = resolveEpubResourcePath(link.getAttribute('href') ?? '', navigation.path)
    if (target && label.trim()) labels.set(`${target.path}#${target.fragment}`, label.trim())
  }
  return labels
}

const textOfMeta = (metas: readonly Element[], property: string): string | undefined =>
  metas.find(meta => meta.getAttribute('property') === property && !meta.hasAttribute('refines'))?.textContent?.trim()

const wordsOf = (text: string | null): readonly string[] => (text ?? '').split(/\s+/).filter(Boolean)
const firstOf = (parent: Element, name: string): Element | undefined => parent.getElementsByTagNameNS('*', name)[0]
const childrenOf = (parent: Element, name: string) => [...parent.children].filter(child => child.localName === name)

/** Returns `{ [name]: value }`, or an empty object if the value is undefined. */
const withValue = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }
