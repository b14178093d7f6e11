import { iconPath, useBrandLook } from '#app/ui/brand-look.ts'

// The mark: B and N share a stem, drawn as a route with nodes at its ends.
export const markLetters = 'M14 14v36M14 14h9a9 9 0 0 1 0 18H14M14 32h11a9 9 0 0 1 0 18H14M34 50V14L50 50V14'

/** Decoration beside the company's name. A saved brand provides it as the page's icon. */
export function Logo({ size = 36 }: { size?: number }) {
  const { version } = useBrandLook()
  if (version > 0) return <img src={iconPath('favicon.svg', version)} width={size} height={size} alt="" />
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#0066ff" />
      <path d={markLetters} stroke="#fff" strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="50" cy="14" r="6" fill="#ff3e3e" />
    </svg>
  )
}
