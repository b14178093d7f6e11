// The connections between systems before and after, as a drawing and in words.
import type { CaseStudyMaps, SystemMap } from '#app/features/texts/drawings.server.ts'
import { boxHeight, boxWidth, heightOf, linesOf, mapWidth, placesOf } from './map-geometry.ts'

export function SystemMaps({ before, after }: CaseStudyMaps) {
  return (
    <div className="maps">
      <div className="maps-pair">
        <MapFigure id="before" name="Before" map={before} />
        <MapFigure id="after" name="After" map={after} />
      </div>
      <ul className="maps-key">
        <li data-way="by hand">Carried by hand</li>
        <li data-way="automatic">Passed on by the system</li>
        <li data-kind="new">New</li>
      </ul>
      <details id="maps-in-words" className="maps-words">
        <summary>Both maps in words</summary>
        <div>
          <MapWords name="Before" map={before} />
          <MapWords name="After" map={after} />
        </div>
      </details>
    </div>
  )
}

function MapFigure({ id, name, map }: { id: 'before' | 'after'; name: string; map: SystemMap }) {
  const height = heightOf(map)
  return (
    <figure className="map" data-map={id}>
      <figcaption>
        <strong>{name}</strong> <span>{map.summary}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${mapWidth} ${height}`}
        role="img"
        aria-label={`${name}: ${map.summary}`}
        aria-details="maps-in-words"
        fill="none"
      >
        {linesOf(map).map(({ from, to, head, way }) => (
          <g key={head} className="map-link" data-way={way}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <path d={head} />
          </g>
        ))}
        {placesOf(map).map(({ id: place, label, kind, x, y }) => (
          <g key={place} className="map-place" data-kind={kind}>
            <rect
              x={x - boxWidth / 2}
              y={y - boxHeight / 2}
              width={boxWidth}
              height={boxHeight}
              rx={kind === 'people' ? boxHeight / 2 : 8}
            />
            {label.map((line, place) => (
              <text key={line} x={x} y={y + 5 + (place - (label.length - 1) / 2) * 17}>
                {line}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  )
}

function MapWords({ name, map: { links } }: { name: string; map: SystemMap }) {
  return (
    <div>
      <h3>{name}</h3>
      <ul className="check-list">
        {links.map(({ text, way }) => (
          <li key={text}>
            {text} {way === 'by hand' ? <span className="soft">(by hand)</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
