// biome-ignore-all lint/style/noDefaultExport: the modules of epubjs have default exports
/** Types of the modules of epubjs 0.3.93 that the chapter iframe uses. epubjs itself contains no types. */
declare module 'epubjs/src/layout' {
  class Layout {
    constructor(settings: { layout: string; spread: string; flow: string; minSpreadWidth: number; direction: string })
    calculate(width: number, height: number, gap: number): void
    format(contents: unknown, section?: unknown, axis?: string): void
    delta: number
    readonly height: number
    readonly width: number
  }

  export { Layout as default }
}

declare module 'epubjs/src/managers/views/iframe' {
  class IframeView {
    constructor(section: object, settings: object)
    readonly element: HTMLElement
    readonly iframe: HTMLIFrameElement
    readonly document: Document
    readonly writingMode?: string
    readonly contents: {
      readonly document: Document
      textWidth(): number
      fit(width: number, height: number, section?: unknown): void
    }
    layout: { delta: number; readonly height: number }
    load(contents: unknown): Promise<unknown>
    onResize: () => void
    onDisplayed: () => void
    display(request: () => Promise<unknown>): Promise<unknown>
    size(width: number, height: number): void
    lock(side: 'width' | 'height' | 'both', width: number, height: number): void
    lockedWidth?: number
    lockedHeight?: number
    readonly displayed: boolean
    setLayout(layout: unknown): void
    expand(): void
    show(): void
    width(): number
    height(): number
    destroy(): void
    on(event: string, listener: (value: unknown) => void): void
  }

  export { IframeView as default }
}
