type Point = { title: string; description?: string }

/** Points with a name and optionally a sentence. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className="check-list">
      {points.map(({ title, description }) =>
        description ? (
          <li key={title}>
            <strong>{title}</strong> <span className="point-text">{description}</span>
          </li>
        ) : (
          <li key={title}>{title}</li>
        ),
      )}
    </ul>
  )
}
