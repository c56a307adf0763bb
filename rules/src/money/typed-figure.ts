/** Pasted figures lose their dollar sign, per cent sign and thousands commas. "6,875" stays, so that it is refused. */
export function readTypedFigure(text: string): string {
  const bare = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*%$/, '')
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) && /,\d{3}(\.|,|$)/.test(bare) && isThousands(text, bare)
    ? bare.replaceAll(',', '')
    : bare
}

/** A comma in a rate may be a decimal comma; only money has thousands. */
function isThousands(text: string, bare: string): boolean {
  return text.trim().startsWith('$') || bare.includes('.') || bare.split(',').length > 2 || bare.length > 6
}
