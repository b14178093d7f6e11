// Tables for spreadsheets: every cell quoted, and none that a spreadsheet would take for a formula.

/** To be sent first: tells spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF'

export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(',')}\r\n`

function cell(value: string | number | null) {
  const text = String(value ?? '')
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
