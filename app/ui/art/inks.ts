// The brand's colours for drawings, taken from the saved palette.
export const navy = 'var(--brand-navy)'
export const bright = 'var(--brand-bright)'
