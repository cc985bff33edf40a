/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getFontFamilies'
export * from './calls/getFontCss'
export * from './calls/getFontFile'
