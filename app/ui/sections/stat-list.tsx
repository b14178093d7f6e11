type Stat = { id: string; value: string; label: string; helper?: string }

export function StatList({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null
  return (
    <dl className="stat-list">
      {stats.map(({ id, value, label, helper }) => (
        <div key={id}>
          <dt>
            {helper ? `${label} ` : label}
            {helper ? <small>{helper}</small> : null}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
