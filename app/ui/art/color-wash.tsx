/** A colour of the content's own behind what stands before it, at rest; the stylesheet decides how strong it is. */
export function ColorWash({ color }: { color: string }) {
  return (
    <svg className="color-wash" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h1v1H0Z" fill={color} />
    </svg>
  )
}
