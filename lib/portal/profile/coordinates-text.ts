/** Coordinates in readable form: `'46.948° N, 7.4474° E'`. */
export function coordinatesText({
  latitude,
  longitude,
}: {
  latitude: number
  longitude: number
}): string {
  const north = `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}`
  return `${north}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`
}
