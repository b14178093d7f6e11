/** The start of every file's name: what is left of the company's in letters that every system takes. */
export function fileStem(companyName: string): string {
  const plain = companyName
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 40)
    .replace(/-+$/, '')
  return plain || 'brand'
}
