/** A static wash of the content's colour behind other elements; the stylesheet sets its strength. */
export function ColorWash({ color }: { color: string }) {
  return (
    <svg className="color-wash" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h1v1H0Z" fill={color} />
    </svg>
  )
}
