import { serveAnalysis } from '../images/analysisWorker'
import { findPanels } from './findPanels'

serveAnalysis(findPanels)
