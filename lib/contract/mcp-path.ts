/** The path of the MCP server on the site. */
export const mcpPath = '/mcp'
