// The brand's colours in drawings, which follow the saved palette.
export const navy = 'var(--brand-navy)'
export const bright = 'var(--brand-bright)'
