/**
 * True for a well-formed Legal Entity Identifier (ISO 17442): 18 letters and digits, and two
 * check digits. With A to Z as 10 to 35, the resulting number divided by 97 leaves a remainder of 1
 * (ISO 7064, MOD 97-10).
 */
export function isLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}[0-9]{2}$/.test(text)) return false
  const remainder = [...text].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
  return remainder === 1
}
