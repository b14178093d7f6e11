// A small diagram of each service in the page's own colours: paths, each with its kind.
type Path = readonly [kind: string, d: string]

const drawings: Readonly<Record<string, readonly Path[]>> = {
  // From code through checks to a release.
  'software-development': [
    ['surface', 'M18 24h112q10 0 10 10v92q0 10-10 10H18q-10 0-10-10V34q0-10 10-10Z'],
    ['line', 'M8 50h132M24 37h.1M36 37h.1M48 37h.1'],
    ['soft', 'M24 70h48M36 86h64M36 102h40M24 118h28'],
    ['accent', 'M140 80h44M232 80h44'],
    ['surface', 'M184 80a24 24 0 1 1 48 0 24 24 0 1 1-48 0Z'],
    ['accent', 'm198 81 7 7 13-15'],
    ['strong', 'M286 56h56q10 0 10 10v28q0 10-10 10h-56q-10 0-10-10V66q0-10 10-10Z'],
    ['on', 'M314 92V70m-9 8 9-9 9 9'],
    ['dashed', 'M208 104v28h-68'],
  ],
  // The client's own machines, migrated one by one.
  'cloud-solutions': [
    ['surface', 'M12 96h84v44H12ZM12 44h84v44H12Z'],
    ['soft', 'M26 66h26M26 118h26M78 66h4M78 118h4'],
    ['accent', 'M96 66h44q18 0 18 16t18 16M96 118h62q18 0 18-16'],
    ['strong', 'M200 130a34 34 0 0 1 4-68 46 46 0 0 1 88-8 38 38 0 0 1 10 76Z'],
    ['on', 'M226 100h52'],
  ],
  // Figures from several systems, combined into one line.
  'data-analytics': [
    ['line', 'M20 140h324M20 20v120'],
    ['surface', 'M44 140V96h28v44ZM100 140V78h28v62ZM156 140V88h28v52ZM212 140V58h28v82Z'],
    ['strong', 'M268 140V40h28v100Z'],
    ['accent', 'm58 84 56-22 56 10 56-30 56-20'],
    ['dots', 'M58 84h0M114 62h0M170 72h0M226 42h0M282 22h0'],
  ],
  // Rings of protection, and the traffic that passes them.
  cybersecurity: [
    ['dashed', 'M108 80a72 72 0 1 1 144 0 72 72 0 1 1-144 0Z'],
    ['surface', 'M132 80a48 48 0 1 1 96 0 48 48 0 1 1-96 0Z'],
    ['strong', 'M158 76h44v34h-44Z'],
    ['accent', 'M166 76V64a14 14 0 0 1 28 0v12M12 80h120M348 80H228'],
    ['on', 'M180 89v8'],
    ['dots', 'M12 80h0M348 80h0'],
  ],
  // Several options, weighed against each other.
  'it-consulting': [
    ['dashed', 'M84 80q40 0 60-44h92M84 80q40 0 60 44h92'],
    ['accent', 'M24 80h212'],
    ['surface', 'M68 80a16 16 0 1 1 32 0 16 16 0 1 1-32 0ZM236 18h104v36H236ZM236 106h104v36H236Z'],
    ['strong', 'M236 62h104v36H236Z'],
    ['on', 'm252 80 7 7 12-14M284 80h40'],
  ],
  // Monitored day and night.
  'managed-services': [
    ['surface', 'M22 20h316q10 0 10 10v100q0 10-10 10H22q-10 0-10-10V30q0-10 10-10Z'],
    ['soft', 'M12 56h336M12 98h336'],
    ['accent', 'M28 38h60l8-10 10 20 8-10h218M28 78h148l8-12 10 24 8-12h130M28 120h304'],
    ['dots', 'M332 38h0M332 78h0M332 120h0'],
  ],
  // Many readers, fewer who ask, and what each step brought.
  'digital-marketing': [
    ['surface', 'M16 28h104v104H16Z'],
    ['soft', 'M32 50h48M32 66h72M32 82h72M32 98h40'],
    ['accent', 'M120 80h40M286 80h20'],
    ['surface', 'M160 28l126 34v36l-126 34Z'],
    ['soft', 'M202 39v82M244 51v58'],
    ['strong', 'M306 62h36v36h-36Z'],
    ['on', 'm315 80 6 6 12-13'],
    ['dots', 'M181 80h0M223 80h0M265 80h0'],
  ],
  // Papers that come in, are entered and checked, and go out on time.
  'bpo-services': [
    ['surface', 'M28 24h64v80H28ZM18 40h64v80H18Z'],
    ['soft', 'M30 60h40M30 76h40M30 92h26'],
    ['accent', 'M82 80h56M230 80h48'],
    ['surface', 'M138 36h92v88h-92Z'],
    ['soft', 'M152 58h36M152 80h36M152 102h36'],
    ['accent', 'm204 58 5 5 9-11M204 80l5 5 9-11M204 102l5 5 9-11'],
    ['strong', 'M278 80a32 32 0 1 1 64 0 32 32 0 1 1-64 0Z'],
    ['on', 'M310 62v18l12 10'],
  ],
}

/** Decoration; renders nothing for a service without a diagram. */
export function ServiceArt({ id }: { id: string }) {
  const drawing = drawings[id]
  if (!drawing) return null
  return (
    <svg className="service-art" viewBox="0 0 360 160" fill="none" aria-hidden="true">
      {drawing.map(([kind, d]) => (
        <path key={d} data-kind={kind} d={d} />
      ))}
    </svg>
  )
}
