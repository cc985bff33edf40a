/**
 * Product logo: three comics in a box. Screen readers ignore the logo, because the product name is next to the logo.
 * @param size edge length in CSS pixels
 */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <g fill="none" stroke="var(--on-primary)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M9 16V9.500h4V16M15 16V7h4.500v9M21.500 16l1.300-6" />
        <path d="M6 16h20l-1.300 7.500a1.500 1.500 0 0 1-1.500 1.200H8.800a1.500 1.500 0 0 1-1.500-1.200z" />
        <path d="M13.500 20h5" />
      </g>
    </svg>
  )
}
