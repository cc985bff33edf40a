/** Functions, calls and properties of a library that the build removes, because the client never uses them. */
export type UnusedCode = {
  /** Matches the paths of the library modules from which the build removes code. */
  module: RegExp
  /**
   * Names of the functions whose body the build removes. Methods and getters of a class, and functions of an object
   * literal, have the form `owner.member`.
   */
  bodies?: readonly string[]
  /** New bodies of functions, by function name. The build replaces the original body of each listed function. */
  shortBodies?: Readonly<Record<string, string>>
  /** Names of methods. The build removes each statement that consists of a call of a listed method and nothing else. */
  calls?: readonly string[]
  /**
   * Names of properties that are never set, or always have their default value. The build replaces each read in the
   * form `object.property` by `undefined`. The bundler then removes the code that runs only if the property is set.
   */
  properties?: readonly string[]
}

/**
 * Lists the code of XState, TanStack Router and epub.js that the client never runs, for example route loaders. The
 * build removes this code. Without the removal, XState and TanStack Router would add 4.0 KiB (gzip) to each page. The
 * build fails if a new version of a library renames a listed function, method or property.
 */
export const unusedLibraryCode: readonly UnusedCode[] = [
  {
    module: /\/xstate\/dist\/StateMachine-\w+\.esm\.js$/,
    bodies: [
      'StateNode.definition',
      'StateNode.toJSON',
      'StateNode.on',
      'StateNode.events',
      'StateNode.ownEvents',
      'StateMachine.resolveState',
      'StateMachine.microstep',
      'StateMachine.definition',
      'StateMachine.toJSON',
      'StateMachine.getPersistedSnapshot',
      'StateMachine.restoreSnapshot',
    ],
  },
  {
    module: /\/xstate\/dist\/raise-\w+\.esm\.js$/,
    bodies: [
      'Actor.select',
      'Actor.attachDevTools',
      'Actor.toJSON',
      'Actor.getPersistedSnapshot',
      'machineSnapshotToJSON',
      'machineSnapshotHasTag',
      'machineSnapshotGetMeta',
      'formatRouteTransitions',
      'resolveHistoryDefaultTransition',
      'sendInspectionEvent',
      'system._set',
      'system.inspect',
    ],
    // No actor has a `systemId`.
    calls: ['_sendInspectionEvent', '_set'],
  },
  {
    // No route of the client has a loader. The router functions that run loaders are therefore unused.
    module: /\/router-core\/dist\/esm\/load-client\.js$/,
    bodies: [
      'acquireMatchResources',
      'cacheLoaderMatch',
      'discardBackground',
      'getLoaderContext',
      'releaseFlight',
      'releaseOwnedFlight',
      'runBackground',
      'transferMatchResources',
    ],
    shortBodies: {
      loadResource: '{ return options[0].signal.aborted ? CANCELED_OUTCOME : [SUCCESS, void 0] }',
      projectLane: '{ return lane }',
    },
    properties: ['_flight', '_flights', '_handoff', '_lazy', 'lazyFn', 'loader', 'maskedLocation', 'shouldReload'],
  },
  {
    module: /\/router-core\/dist\/esm\/router\.js$/,
    bodies: ['RouterCore.clearCache', 'RouterCore.isShell', 'RouterCore.matchRoute'],
    shortBodies: { 'RouterCore.startViewTransition': '{ return fn() }' },
    // No route of the client has the option `loaderDeps`. The router therefore sets `loaderDeps` to an empty text.
    properties: [
      '_flight',
      '_flights',
      'forcePending',
      'lazyFn',
      'loaderDeps',
      'mask',
      'maskedLocation',
      'middlewares',
      'notFoundRoute',
      'pathParamsAllowedCharacters',
      'postSearchFilters',
      'preSearchFilters',
      'routeMasks',
      'unmaskOnReload',
      'unsafeRelative',
    ],
  },
  {
    // The client does not set these options of the scroll restoration. `__hashScrollIntoViewOptions` is not an option,
    // but a part of the history state. Its value is always `true`, which is also the default.
    module: /\/router-core\/dist\/esm\/scroll-restoration\.js$/,
    properties: [
      'getScrollRestorationKey',
      'scrollRestorationBehavior',
      'scrollToTopSelectors',
      '__hashScrollIntoViewOptions',
    ],
  },
  {
    // Functions of epub.js, for example for links, style sheets, text selections and reading positions. The client has
    // its own code for these tasks or does not need them, so the functions are unused. `resizeListeners` is unused
    // because all supported browsers have `ResizeObserver`.
    module: /\/epubjs\/src\/contents\.js$/,
    bodies: [
      'Contents._getStylesheetNode',
      'Contents.addClass',
      'Contents.addScript',
      'Contents.addStylesheet',
      'Contents.addStylesheetCss',
      'Contents.addStylesheetRules',
      'Contents.cfiFromNode',
      'Contents.cfiFromRange',
      'Contents.linksHandler',
      'Contents.locationOf',
      'Contents.map',
      'Contents.mapPage',
      'Contents.range',
      'Contents.removeClass',
      'Contents.resizeListeners',
      'Contents.triggerSelectedEvent',
      'Contents.visibilityListeners',
    ],
  },
  {
    // Functions of epub.js for highlights and reading positions. The client has its own code for both, so the functions
    // are unused.
    module: /\/epubjs\/src\/managers\/views\/iframe\.js$/,
    bodies: [
      'IframeView.highlight',
      'IframeView.locationOf',
      'IframeView.mark',
      'IframeView.placeMark',
      'IframeView.underline',
      'IframeView.unhighlight',
      'IframeView.ununderline',
      'IframeView.unmark',
    ],
  },
]
