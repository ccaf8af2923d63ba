/** The version of the API that the contract describes. It is not a version of the data. */
export const apiVersion = '1.0.0'
