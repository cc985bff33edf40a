/** Lets the owner of a long list scroll it: `show` brings what stands at an index to the top of what is in sight. */
export type ListHandle = { show: (index: number) => void }
