// A small diagram of what each service does, in the page's own colours.
import type { ReactNode } from 'react'

const drawings: Readonly<Record<string, ReactNode>> = {
  // From code through checks to a release.
  'software-development': (
    <>
      <rect className="art-surface" x="8" y="24" width="132" height="112" rx="10" />
      <path d="M8 50h132M24 37h.1M36 37h.1M48 37h.1" />
      <path className="art-soft" d="M24 70h48M36 86h64M36 102h40M24 118h28" />
      <path className="art-accent" d="M140 80h44M232 80h44" />
      <circle className="art-surface" cx="208" cy="80" r="24" />
      <path className="art-accent" d="m198 81 7 7 13-15" />
      <rect className="art-strong" x="276" y="56" width="76" height="48" rx="10" />
      <path className="art-on" d="M314 92V70m-9 8 9-9 9 9" />
      <path className="art-soft" d="M208 104v28h-68" strokeDasharray="3 6" />
    </>
  ),
  // Machines of one's own, moved one by one.
  'cloud-solutions': (
    <>
      <path className="art-surface" d="M12 96h84v44H12ZM12 44h84v44H12Z" />
      <path className="art-soft" d="M26 66h26M26 118h26M78 66h4M78 118h4" />
      <path className="art-accent" d="M96 66h44q18 0 18 16t18 16M96 118h62q18 0 18-16" />
      <path className="art-strong" d="M200 130a34 34 0 0 1 4-68 46 46 0 0 1 88-8 38 38 0 0 1 10 76Z" />
      <path className="art-on" d="M226 112h.1M252 112h.1M278 112h.1M226 92h52" />
      <path className="art-accent" d="M176 98h6" />
    </>
  ),
  // Figures from several systems, one line that all agree on.
  'data-analytics': (
    <>
      <path d="M20 140h324M20 20v120" />
      <path className="art-surface" d="M44 140V96h28v44ZM100 140V78h28v62ZM156 140V88h28v52ZM212 140V58h28v82Z" />
      <path className="art-strong" d="M268 140V40h28v100Z" />
      <path className="art-accent" d="m58 84 56-22 56 10 56-30 56-20" />
      <path className="art-dots" d="M58 84h0M114 62h0M170 72h0M226 42h0M282 22h0" />
    </>
  ),
  // Rings of protection, and what passes them.
  cybersecurity: (
    <>
      <circle cx="180" cy="80" r="72" strokeDasharray="4 8" />
      <circle cx="180" cy="80" r="48" className="art-surface" />
      <path className="art-strong" d="M158 76h44v34h-44Z" />
      <path className="art-accent" d="M166 76V64a14 14 0 0 1 28 0v12" />
      <path className="art-on" d="M180 89v8" />
      <path className="art-accent" d="M12 80h120M348 80H228" />
      <path className="art-soft" d="M44 24 128 54M44 136l84-30M316 24l-84 30M316 136l-84-30" strokeDasharray="3 6" />
      <path className="art-dots" d="M12 80h0M348 80h0" />
    </>
  ),
  // Several ways, weighed against each other.
  'it-consulting': (
    <>
      <path d="M24 80h60" />
      <path className="art-soft" d="M84 80q40 0 60-44h92M84 80q40 0 60 44h92" strokeDasharray="3 6" />
      <path className="art-accent" d="M84 80h152" />
      <circle className="art-surface" cx="84" cy="80" r="16" />
      <path className="art-surface" d="M236 18h104v36H236ZM236 106h104v36H236Z" />
      <path className="art-strong" d="M236 62h104v36H236Z" />
      <path className="art-on" d="m252 80 7 7 12-14M284 80h40" />
      <path className="art-soft" d="M252 36h60M252 124h44" />
    </>
  ),
  // Watched day and night.
  'managed-services': (
    <>
      <rect className="art-surface" x="12" y="20" width="336" height="120" rx="10" />
      <path className="art-soft" d="M12 56h336M12 98h336" />
      <path className="art-accent" d="M28 38h60l8-10 10 20 8-10h218M28 78h148l8-12 10 24 8-12h130M28 120h304" />
      <path className="art-dots" d="M332 38h0M332 78h0M332 120h0" />
    </>
  ),
}

/** Decoration; nothing for a service without one. */
export function ServiceArt({ id }: { id: string }) {
  const drawing = drawings[id]
  if (!drawing) return null
  return (
    <svg className="service-art" viewBox="0 0 360 160" fill="none" aria-hidden="true">
      {drawing}
    </svg>
  )
}
