import { serveAnalysis } from './analysisWorker'
import { findBorders } from './findBorders'

serveAnalysis(findBorders)
