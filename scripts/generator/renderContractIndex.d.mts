export function renderContractIndex(): string
